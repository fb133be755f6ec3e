// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/acting/acting.tour.ts'
import { placed } from '../tours.ts'
import { acting as render } from '../views/acting.tsx'
import { layout } from './acting.chart.ts'

const tour = placed(bare, 'core/acting')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Acting',
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
export const Recalling: Story = {
  name: 'recalling',
  args: { path: '0' },
  play: explored.reaches('recalling'),
}
export const Writing: Story = {
  name: 'writing',
  args: { path: '0-9' },
  play: explored.reaches('writing'),
}
export const Sending: Story = {
  name: 'sending',
  args: { path: '0-9-4' },
  play: explored.reaches('sending'),
}
export const Waiting: Story = {
  name: 'waiting',
  args: { path: '0-9-4-11' },
  play: explored.reaches('waiting'),
}
export const Suspended: Story = {
  name: 'suspended',
  args: { path: '0-9-4-12' },
  play: explored.reaches('suspended'),
}
export const Done: Story = {
  name: 'done',
  args: { path: '0-9-4-9' },
  play: explored.reaches('done'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Recalling', title: 'recalling', path: '0', value: "recalling" },
  { name: 'Writing', title: 'writing', path: '0-9', value: "writing" },
  { name: 'Sending', title: 'sending', path: '0-9-4', value: "sending" },
  { name: 'Waiting', title: 'waiting', path: '0-9-4-11', value: "waiting" },
  { name: 'Suspended', title: 'suspended', path: '0-9-4-12', value: "suspended" },
  { name: 'Done', title: 'done', path: '0-9-4-9', value: "done" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
