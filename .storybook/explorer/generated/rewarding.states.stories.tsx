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

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => (
    <Matrix
      tour={tour}
      render={render}
      states={[
        { title: 'idle', path: '' },
        { title: 'looking', path: '0' },
        { title: 'ready', path: '0-13' },
        { title: 'checking', path: '0-13-3-13' },
        { title: 'asking', path: '0-13-3-13-13' },
        { title: 'following', path: '0-15' },
        { title: 'waiting', path: '0-16' },
        { title: 'settled', path: '0-17' },
        { title: 'closed', path: '0-18' },
        { title: 'offline', path: '0-19' },
        { title: 'stopped', path: '0-21' },
        { title: 'suspended', path: '0-10' },
      ]}
    />
  ),
}
