import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hard } from '../../fixtures/hard.ts'
import { DataTable } from './DataTable.tsx'

interface Row {
  name: string
  count: string
}

const meta = {
  component: DataTable<Row>,
  args: {
    caption: 'Holders',
    rows: [
      { name: '0x8F3A…c41D', count: '64' },
      { name: '0x2d19…8e07', count: '12' },
    ],
    keyOf: ({ name }) => name,
    columns: [
      { label: 'Holder', cell: ({ name }) => name },
      { label: 'narwhals', cell: ({ count }) => count, isNumber: true },
    ],
  },
} satisfies Meta<typeof DataTable<Row>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MyRow: Story = {
  args: { isMine: ({ count }) => count === '12' },
}
const wide = {
  columns: [
    { label: 'Holder', cell: ({ name }) => name },
    { label: 'narwhals', cell: ({ count }) => count, isNumber: true },
    { label: 'Since', cell: () => 'Nov 22, 2026', isWide: true },
  ],
} satisfies Story['args']
export const Desktop: Story = {
  args: wide,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('columnheader', { name: 'Since' }),
    ).toBeVisible()
  },
}
export const Phone: Story = {
  args: wide,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('columnheader', { name: 'Since' }),
    ).toBeNull()
  },
}
export const LongNumbers: Story = {
  args: { rows: [{ name: hard.hebrewWord, count: hard.trillions }] },
}
