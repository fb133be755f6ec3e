// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/system/system.tour.ts'
import { placed } from '../tours.ts'
import { system as render } from '../views/system.tsx'
import { layout } from './system.chart.ts'

const tour = placed(bare, 'core/system')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/System',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const DepartureStayingMemoryRecalling: Story = {
  name: 'departure.staying + memory.recalling',
  args: { path: '' },
  play: explored.reaches('departure.staying + memory.recalling'),
}
export const DepartureStayingMemoryRecalled: Story = {
  name: 'departure.staying + memory.recalled',
  args: { path: '0' },
  play: explored.reaches('departure.staying + memory.recalled'),
}
export const DepartureLeavingByIconMemoryRecalled: Story = {
  name: 'departure.leavingByIcon + memory.recalled',
  args: { path: '10-1' },
  play: explored.reaches('departure.leavingByIcon + memory.recalled'),
}
export const DepartureLeavingByMenuMemoryRecalled: Story = {
  name: 'departure.leavingByMenu + memory.recalled',
  args: { path: '10-2' },
  play: explored.reaches('departure.leavingByMenu + memory.recalled'),
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
        { title: 'departure.staying + memory.recalling', path: '' },
        { title: 'departure.staying + memory.recalled', path: '0' },
        { title: 'departure.leavingByIcon + memory.recalled', path: '10-1' },
        { title: 'departure.leavingByMenu + memory.recalled', path: '10-2' },
      ]}
    />
  ),
}
