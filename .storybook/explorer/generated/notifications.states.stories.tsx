// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, reaches, renderExplored } from '../Explored.tsx'
import { notifications as tour } from '../tours/notifications.ts'
import { notifications as render } from '../views/notifications.tsx'
import { layout } from './notifications.chart.ts'

const meta = {
  title: 'Machines/Notifications',
  component: Explored,
  parameters: { layout: 'fullscreen' },
  render: renderExplored,
  args: { tour, layout, render },
  argTypes: {
    tour: { control: false },
    layout: { control: false },
    render: { control: false },
  },
} satisfies Meta<typeof Explored>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'empty',
  args: { path: '' },
  play: reaches('empty'),
}
export const Shown: Story = {
  name: 'shown',
  args: { path: '0' },
  play: reaches('shown'),
}
export const Dismissed: Story = {
  name: 'dismissed',
  args: { path: '0-2' },
  play: reaches('dismissed'),
}
export const Held: Story = {
  name: 'held',
  args: { path: '0-3' },
  play: reaches('held'),
}
