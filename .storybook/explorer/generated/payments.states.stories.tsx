// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/payments/payments.tour.ts'
import { placed } from '../tours.ts'
import { payments as render } from '../views/payments.tsx'
import { layout } from './payments.chart.ts'

const tour = placed(bare, 'core/payments')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Payments',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Recalling: Story = {
  name: 'recalling',
  args: { path: '' },
  play: explored.reaches('recalling'),
}
export const Open: Story = {
  name: 'open',
  args: { path: '19' },
  play: explored.reaches('open'),
}

const states = [
  { name: 'Recalling', title: 'recalling', path: '', value: "recalling" },
  { name: 'Open', title: 'open', path: '19', value: "open" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
