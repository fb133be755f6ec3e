import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Covers } from '../../fixtures/covers.ts'
import { Logo } from './Logo.tsx'
import type { NarwhalMood } from './moods.tsx'
import type * as stories from './Narwhal.stories.tsx'
import { Narwhal } from './Narwhal.tsx'

const meta = {
  component: Narwhal,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, borderRadius: 20, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Narwhal>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, Capitalize<NarwhalMood>>

export const Calm: Story = {}
export const Lost: Story = { args: { mood: 'lost' } }
export const Asleep: Story = { args: { mood: 'asleep' } }
export const Bare: Story = { args: { bare: true } }
export const OtherHue: Story = { args: { hue: 170 } }
export const Mark: Story = { render: () => <Logo size={144} /> }
