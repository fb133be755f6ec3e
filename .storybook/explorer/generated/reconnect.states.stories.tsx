// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/reconnect/reconnect.tour.ts'
import { placed } from '../tours.ts'
import { reconnect as render } from '../views/reconnect.tsx'
import { layout } from './reconnect.chart.ts'

const tour = placed(bare, 'core/reconnect')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Reconnect',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Reading: Story = {
  name: 'reading',
  args: { path: '' },
  play: explored.reaches('reading'),
}
export const Waiting: Story = {
  name: 'waiting',
  args: { path: '1' },
  play: explored.reaches('waiting'),
}
export const Due: Story = {
  name: 'due',
  args: { path: '1-1' },
  play: explored.reaches('due'),
}
export const Unneeded: Story = {
  name: 'unneeded',
  args: { path: '0' },
  play: explored.reaches('unneeded'),
}

const states = [
  { name: 'Reading', title: 'reading', path: '', value: "reading" },
  { name: 'Waiting', title: 'waiting', path: '1', value: "waiting" },
  { name: 'Due', title: 'due', path: '1-1', value: "due" },
  { name: 'Unneeded', title: 'unneeded', path: '0', value: "unneeded" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
