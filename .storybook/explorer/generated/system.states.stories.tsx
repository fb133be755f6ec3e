// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, matrix, reaches, renderExplored } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { system as tour } from '../tours/system.ts'
import { system as render } from '../views/system.tsx'
import { layout } from './system.chart.ts'

const meta = {
  title: 'Machines/System',
  component: Explored,
  parameters: { layout: 'fullscreen' },
  render: renderExplored,
  args: { tour, layout, render },
  argTypes: {
    tour: { control: false },
    layout: { control: false },
    render: { control: false },
  },
} satisfies Meta<typeof Explored>

export default meta
type Story = StoryObj<typeof meta>

export const DepartureStayingMemoryRecalling: Story = {
  name: 'departure.staying + memory.recalling',
  args: { path: '' },
  play: reaches('departure.staying + memory.recalling'),
}
export const DepartureStayingMemoryRecalled: Story = {
  name: 'departure.staying + memory.recalled',
  args: { path: '0' },
  play: reaches('departure.staying + memory.recalled'),
}
export const DepartureLeavingByIconMemoryRecalled: Story = {
  name: 'departure.leavingByIcon + memory.recalled',
  args: { path: '10-1' },
  play: reaches('departure.leavingByIcon + memory.recalled'),
}
export const DepartureLeavingByMenuMemoryRecalled: Story = {
  name: 'departure.leavingByMenu + memory.recalled',
  args: { path: '10-2' },
  play: reaches('departure.leavingByMenu + memory.recalled'),
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
