// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../app/shell/dialog/dialog.tour.ts'
import { placed } from '../tours.ts'
import { dialog as render } from '../views/dialog.tsx'
import { layout } from './dialog.chart.ts'

const tour = placed(bare, 'app/shell/dialog')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Dialog',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Closed: Story = {
  name: 'closed',
  args: { path: '' },
  play: explored.reaches('closed'),
}
export const Open: Story = {
  name: 'open',
  args: { path: '0' },
  play: explored.reaches('open'),
}

const states = [
  { name: 'Closed', title: 'closed', path: '', value: "closed" },
  { name: 'Open', title: 'open', path: '0', value: "open" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
