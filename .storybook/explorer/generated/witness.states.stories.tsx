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
        { title: 'waiting', path: '0-5' },
        { title: 'consistent', path: '0-4' },
        { title: 'contradicted', path: '0-7' },
        { title: 'unknown', path: '0-8' },
        { title: 'forgetting', path: '0-6-3' },
      ]}
    />
  ),
}
