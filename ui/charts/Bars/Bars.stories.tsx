import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Bars } from './Bars.tsx'

const meta = {
  component: Bars,
  args: {
    rows: [
      { id: '1', label: '1', value: 288, text: '288', detail: '47.1%' },
      { id: '2', label: '2–5', value: 196, text: '196', detail: '32.0%' },
      {
        id: '3',
        label: '51+',
        value: 9,
        text: '9',
        detail: '1.5%',
        isMine: true,
        rule: 'whale line, over 50',
      },
    ],
  },
} satisfies Meta<typeof Bars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyZeros: Story = {
  args: { rows: [{ id: '1', label: '1', value: 0, text: '0' }] },
}
export const LongNumbers: Story = {
  args: {
    rows: [
      {
        id: '1',
        label: '100T and more',
        value: 1,
        text: '9,007,199,254,740',
        detail: '<0.1%',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    rows: [{ id: '1', label: hard.hebrewWord, value: 3, text: '3' }],
  },
  globals: { locale: 'rtl' },
}
