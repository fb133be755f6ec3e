// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/notifications/notifications.tour.ts'
import { placed } from '../tours.ts'
import { notifications as render } from '../views/notifications.tsx'
import { layout } from './notifications.chart.ts'

const tour = placed(bare, 'core/notifications')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Notifications',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Empty: Story = {
  name: 'empty',
  args: { path: '' },
  play: explored.reaches('empty'),
}
export const Shown: Story = {
  name: 'shown',
  args: { path: '0' },
  play: explored.reaches('shown'),
}
export const Held: Story = {
  name: 'held',
  args: { path: '0-3' },
  play: explored.reaches('held'),
}
export const Dismissed: Story = {
  name: 'dismissed',
  args: { path: '0-2' },
  play: explored.reaches('dismissed'),
}

const states = [
  { name: 'Empty', title: 'empty', path: '', value: "empty" },
  { name: 'Shown', title: 'shown', path: '0', value: "shown" },
  { name: 'Held', title: 'held', path: '0-3', value: "held" },
  { name: 'Dismissed', title: 'dismissed', path: '0-2', value: "dismissed" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
