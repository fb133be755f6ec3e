import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from './NotFound.tsx'

const meta = { component: NotFound } satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OfAThing: Story = {
  args: { title: 'No such club', body: 'The link may be old.' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
