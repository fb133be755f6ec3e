// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/witness/witness.tour.ts'
import { placed } from '../tours.ts'
import { witness as render } from '../views/witness.tsx'
import { layout } from './witness.chart.ts'

const tour = placed(bare, 'core/witness')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Witness',
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
export const Waiting: Story = {
  name: 'waiting',
  args: { path: '0-5' },
  play: explored.reaches('waiting'),
}
export const Consistent: Story = {
  name: 'consistent',
  args: { path: '0-4' },
  play: explored.reaches('consistent'),
}
export const Contradicted: Story = {
  name: 'contradicted',
  args: { path: '0-7' },
  play: explored.reaches('contradicted'),
}
export const Unknown: Story = {
  name: 'unknown',
  args: { path: '0-8' },
  play: explored.reaches('unknown'),
}
export const Forgetting: Story = {
  name: 'forgetting',
  args: { path: '0-6-3' },
  play: explored.reaches('forgetting'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Looking', title: 'looking', path: '0', value: "looking" },
  { name: 'Waiting', title: 'waiting', path: '0-5', value: "waiting" },
  { name: 'Consistent', title: 'consistent', path: '0-4', value: "consistent" },
  { name: 'Contradicted', title: 'contradicted', path: '0-7', value: "contradicted" },
  { name: 'Unknown', title: 'unknown', path: '0-8', value: "unknown" },
  { name: 'Forgetting', title: 'forgetting', path: '0-6-3', value: "forgetting" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
