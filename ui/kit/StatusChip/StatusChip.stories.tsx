import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Check,
  Equal,
  Hourglass,
  Info as InfoIcon,
  Vote,
  X,
} from 'lucide-react'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import type * as stories from './StatusChip.stories.tsx'
import { StatusChip, type StatusTone } from './StatusChip.tsx'

const meta = {
  component: StatusChip,
  args: { children: 'Pending' },
} satisfies Meta<typeof StatusChip>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, Capitalize<StatusTone>>

export const Neutral: Story = { args: { icon: Hourglass } }
export const Active: Story = { args: { tone: 'active', children: 'Active' } }
export const Turn: Story = {
  args: { tone: 'turn', icon: Vote, children: 'Your turn' },
}
export const Success: Story = {
  args: { tone: 'success', icon: Check, children: 'Passed' },
}
export const Warning: Story = {
  args: { tone: 'warning', icon: Equal, children: 'Tied' },
}
export const Danger: Story = {
  args: { tone: 'danger', icon: X, children: 'Rejected' },
}
export const Info: Story = {
  args: { tone: 'info', icon: InfoIcon, children: 'No quorum' },
}
export const LongText: Story = {
  args: { icon: Hourglass, children: hard.german },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { icon: Vote, tone: 'turn', children: hard.hebrewWord },
  globals: { locale: 'rtl' },
  play: fits(),
}
