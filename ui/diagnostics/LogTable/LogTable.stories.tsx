import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { LogTable } from './LogTable.tsx'

const at = Date.UTC(2026, 10, 25, 13, 44, 9, 120)

const meta = {
  component: LogTable,
  args: {
    rows: [
      { key: 3, at: at + 900, level: 'fatal', event: 'ledger_broken' },
      {
        key: 2,
        at: at + 400,
        level: 'warn',
        event: 'node_failed',
        details: '{"node":"rpc.example","reason":"timeout"}',
      },
      { key: 1, at, level: 'info', text: 'wallet connected' },
    ],
  },
} satisfies Meta<typeof LogTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('row', { name: /node_failed/ })
    await expect(line).toHaveTextContent('13:44:09.520')
    await expect(line).toHaveTextContent('Warning')
    await expect(line).toHaveTextContent('"reason":"timeout"')
  },
}
export const Phone: Story = {
  args: {
    rows: [
      {
        key: 1,
        at,
        level: 'error',
        event: hard.unbroken,
        text: hard.hebrewWord,
        details: hard.unbroken,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
