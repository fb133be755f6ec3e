// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/network/network.tour.ts'
import { placed } from '../tours.ts'
import { network as render } from '../views/network.tsx'
import { layout } from './network.chart.ts'

const tour = placed(bare, 'core/network')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Network',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Checking: Story = {
  name: 'checking',
  args: { path: '' },
  play: explored.reaches('checking'),
}
export const Online: Story = {
  name: 'online',
  args: { path: '1' },
  play: explored.reaches('online'),
}
export const Confirming: Story = {
  name: 'confirming',
  args: { path: '1-0' },
  play: explored.reaches('confirming'),
}
export const Offline: Story = {
  name: 'offline',
  args: { path: '3' },
  play: explored.reaches('offline'),
}
export const WrongChain: Story = {
  name: 'wrongChain',
  args: { path: '2' },
  play: explored.reaches('wrongChain'),
}
export const Retrying: Story = {
  name: 'retrying',
  args: { path: '2-0' },
  play: explored.reaches('retrying'),
}

const states = [
  { name: 'Checking', title: 'checking', path: '', value: "checking" },
  { name: 'Online', title: 'online', path: '1', value: "online" },
  { name: 'Confirming', title: 'confirming', path: '1-0', value: "confirming" },
  { name: 'Offline', title: 'offline', path: '3', value: "offline" },
  { name: 'WrongChain', title: 'wrongChain', path: '2', value: "wrongChain" },
  { name: 'Retrying', title: 'retrying', path: '2-0', value: "retrying" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
