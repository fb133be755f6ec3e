import type { Meta, StoryObj } from '@storybook/react-vite'
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
