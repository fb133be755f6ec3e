// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../app/shell/celebration/celebration.tour.ts'
import { placed } from '../tours.ts'
import { celebration as render } from '../views/celebration.tsx'
import { layout } from './celebration.chart.ts'

const tour = placed(bare, 'app/shell/celebration')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Celebration',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Due: Story = {
  name: 'due',
  args: { path: '' },
  play: explored.reaches('due'),
}
export const Over: Story = {
  name: 'over',
  args: { path: '0' },
  play: explored.reaches('over'),
}

const states = [
  { name: 'Due', title: 'due', path: '', value: "due" },
  { name: 'Over', title: 'over', path: '0', value: "over" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
