// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/balance/balance.tour.ts'
import { placed } from '../tours.ts'
import { balance as render } from '../views/balance.tsx'
import { layout } from './balance.chart.ts'

const tour = placed(bare, 'core/balance')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Balance',
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
export const Loading: Story = {
  name: 'loading',
  args: { path: '0' },
  play: explored.reaches('loading'),
}
export const Loaded: Story = {
  name: 'loaded',
  args: { path: '0-4' },
  play: explored.reaches('loaded'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '0-5' },
  play: explored.reaches('failed'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Loading', title: 'loading', path: '0', value: "loading" },
  { name: 'Loaded', title: 'loaded', path: '0-4', value: "loaded" },
  { name: 'Failed', title: 'failed', path: '0-5', value: "failed" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
