import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = {
  component: Avatar,
  args: { address: '0x8F3A7be21D90c46a55E8F0137BA6429dE50bc41D', size: 48 },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 20 } }
export const Crowd: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Array.from({ length: 60 }, (_, n) => (
        <Avatar
          {...args}
          key={n.toString()}
          address={`0x${(n * 7919).toString(16).padStart(40, '0')}`}
        />
      ))}
    </div>
  ),
}
