import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = { component: EmptyState } satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const UnderTheTitle: Story = { args: { heading: 'h2' } }
export const WithAction: Story = {
  args: {
    title: 'No proposals yet',
    children: 'Fifty votes are enough to put a question to everyone.',
    action: <Button variant="solid">Write one</Button>,
  },
}
