import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { StaleNote } from './StaleNote.tsx'

const meta = {
  component: StaleNote,
  args: {
    children:
      'The chain does not answer just now. These are the last known numbers.',
  },
} satisfies Meta<typeof StaleNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: { children: hard.sentence },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { children: hard.arabicSentence },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
