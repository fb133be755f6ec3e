// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/rewarding/rewarding.tour.ts'
import { placed } from '../tours.ts'
import { rewarding as render } from '../views/rewarding.tsx'
import { layout } from './rewarding.chart.ts'

const tour = placed(bare, 'core/rewarding')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Rewarding',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Idle: Story = {
  name: 'idle',
  args: { path: '' },
  play: explored.reaches('idle'),
}
export const Looking: Story = {
  name: 'looking',
  args: { path: '0' },
  play: explored.reaches('looking'),
}
export const Ready: Story = {
  name: 'ready',
  args: { path: '0-13' },
  play: explored.reaches('ready'),
}
export const Checking: Story = {
  name: 'checking',
  args: { path: '0-13-3-13' },
  play: explored.reaches('checking'),
}
export const Asking: Story = {
  name: 'asking',
  args: { path: '0-13-3-13-13' },
  play: explored.reaches('asking'),
}
export const Following: Story = {
  name: 'following',
  args: { path: '0-15' },
  play: explored.reaches('following'),
}
export const Waiting: Story = {
  name: 'waiting',
  args: { path: '0-16' },
  play: explored.reaches('waiting'),
}
export const Settled: Story = {
  name: 'settled',
  args: { path: '0-17' },
  play: explored.reaches('settled'),
}
export const Closed: Story = {
  name: 'closed',
  args: { path: '0-18' },
  play: explored.reaches('closed'),
}
export const Offline: Story = {
  name: 'offline',
  args: { path: '0-19' },
  play: explored.reaches('offline'),
}
export const Stopped: Story = {
  name: 'stopped',
  args: { path: '0-21' },
  play: explored.reaches('stopped'),
}
export const Suspended: Story = {
  name: 'suspended',
  args: { path: '0-10' },
  play: explored.reaches('suspended'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Looking', title: 'looking', path: '0', value: "looking" },
  { name: 'Ready', title: 'ready', path: '0-13', value: "ready" },
  { name: 'Checking', title: 'checking', path: '0-13-3-13', value: "checking" },
  { name: 'Asking', title: 'asking', path: '0-13-3-13-13', value: "asking" },
  { name: 'Following', title: 'following', path: '0-15', value: "following" },
  { name: 'Waiting', title: 'waiting', path: '0-16', value: "waiting" },
  { name: 'Settled', title: 'settled', path: '0-17', value: "settled" },
  { name: 'Closed', title: 'closed', path: '0-18', value: "closed" },
  { name: 'Offline', title: 'offline', path: '0-19', value: "offline" },
  { name: 'Stopped', title: 'stopped', path: '0-21', value: "stopped" },
  { name: 'Suspended', title: 'suspended', path: '0-10', value: "suspended" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
