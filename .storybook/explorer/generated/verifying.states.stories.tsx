// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/verifying/verifying.tour.ts'
import { placed } from '../tours.ts'
import { verifying as render } from '../views/verifying.tsx'
import { layout } from './verifying.chart.ts'

const tour = placed(bare, 'core/verifying')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Verifying',
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
export const Sorting: Story = {
  name: 'sorting',
  args: { path: '1' },
  play: explored.reaches('sorting'),
}
export const Loading: Story = {
  name: 'loading',
  args: { path: '0' },
  play: explored.reaches('loading'),
}
export const Auditing: Story = {
  name: 'auditing',
  args: { path: '0-10' },
  play: explored.reaches('auditing'),
}
export const JudgedResting: Story = {
  name: 'judged.resting',
  args: { path: '0-10-13' },
  play: explored.reaches('judged.resting'),
}
export const JudgedAsking: Story = {
  name: 'judged.asking',
  args: { path: '0-10-13-6' },
  play: explored.reaches('judged.asking'),
}
export const Cancelled: Story = {
  name: 'cancelled',
  args: { path: '0-4' },
  play: explored.reaches('cancelled'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '0-11' },
  play: explored.reaches('failed'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Sorting', title: 'sorting', path: '1', value: "sorting" },
  { name: 'Loading', title: 'loading', path: '0', value: "loading" },
  { name: 'Auditing', title: 'auditing', path: '0-10', value: "auditing" },
  { name: 'JudgedResting', title: 'judged.resting', path: '0-10-13', value: {"judged":"resting"} },
  { name: 'JudgedAsking', title: 'judged.asking', path: '0-10-13-6', value: {"judged":"asking"} },
  { name: 'Cancelled', title: 'cancelled', path: '0-4', value: "cancelled" },
  { name: 'Failed', title: 'failed', path: '0-11', value: "failed" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
