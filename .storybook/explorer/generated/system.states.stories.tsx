// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { Regions } from '../Regions.tsx'
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

export const DepartureStayingSignInClosedMemoryRecalling: Story = {
  name: 'staying · closed · recalling',
  args: { path: '' },
  play: explored.reaches('departure.staying + signIn.closed + memory.recalling'),
}
export const DepartureStayingSignInClosedMemoryRecalled: Story = {
  name: 'staying · closed · recalled',
  args: { path: '0' },
  play: explored.reaches('departure.staying + signIn.closed + memory.recalled'),
}
export const DepartureStayingSignInOpenMemoryRecalling: Story = {
  name: 'staying · open · recalling',
  args: { path: '3' },
  play: explored.reaches('departure.staying + signIn.open + memory.recalling'),
}
export const DepartureStayingSignInOpenMemoryRecalled: Story = {
  name: 'staying · open · recalled',
  args: { path: '0-3' },
  play: explored.reaches('departure.staying + signIn.open + memory.recalled'),
}
export const DepartureLeavingByIconSignInClosedMemoryRecalled: Story = {
  name: 'leavingByIcon · closed · recalled',
  args: { path: '12-1' },
  play: explored.reaches('departure.leavingByIcon + signIn.closed + memory.recalled'),
}
export const DepartureLeavingByIconSignInOpenMemoryRecalled: Story = {
  name: 'leavingByIcon · open · recalled',
  args: { path: '12-1-3' },
  play: explored.reaches('departure.leavingByIcon + signIn.open + memory.recalled'),
}
export const DepartureLeavingByMenuSignInClosedMemoryRecalled: Story = {
  name: 'leavingByMenu · closed · recalled',
  args: { path: '12-2' },
  play: explored.reaches('departure.leavingByMenu + signIn.closed + memory.recalled'),
}
export const DepartureLeavingByMenuSignInOpenMemoryRecalled: Story = {
  name: 'leavingByMenu · open · recalled',
  args: { path: '12-2-3' },
  play: explored.reaches('departure.leavingByMenu + signIn.open + memory.recalled'),
}

const states = [
  { name: 'DepartureStayingSignInClosedMemoryRecalling', title: 'departure.staying + signIn.closed + memory.recalling', path: '', value: {"rules":{},"departure":"staying","signIn":"closed","memory":"recalling"} },
  { name: 'DepartureStayingSignInClosedMemoryRecalled', title: 'departure.staying + signIn.closed + memory.recalled', path: '0', value: {"rules":{},"departure":"staying","signIn":"closed","memory":"recalled"} },
  { name: 'DepartureStayingSignInOpenMemoryRecalling', title: 'departure.staying + signIn.open + memory.recalling', path: '3', value: {"rules":{},"departure":"staying","signIn":"open","memory":"recalling"} },
  { name: 'DepartureStayingSignInOpenMemoryRecalled', title: 'departure.staying + signIn.open + memory.recalled', path: '0-3', value: {"rules":{},"departure":"staying","signIn":"open","memory":"recalled"} },
  { name: 'DepartureLeavingByIconSignInClosedMemoryRecalled', title: 'departure.leavingByIcon + signIn.closed + memory.recalled', path: '12-1', value: {"rules":{},"departure":"leavingByIcon","signIn":"closed","memory":"recalled"} },
  { name: 'DepartureLeavingByIconSignInOpenMemoryRecalled', title: 'departure.leavingByIcon + signIn.open + memory.recalled', path: '12-1-3', value: {"rules":{},"departure":"leavingByIcon","signIn":"open","memory":"recalled"} },
  { name: 'DepartureLeavingByMenuSignInClosedMemoryRecalled', title: 'departure.leavingByMenu + signIn.closed + memory.recalled', path: '12-2', value: {"rules":{},"departure":"leavingByMenu","signIn":"closed","memory":"recalled"} },
  { name: 'DepartureLeavingByMenuSignInOpenMemoryRecalled', title: 'departure.leavingByMenu + signIn.open + memory.recalled', path: '12-2-3', value: {"rules":{},"departure":"leavingByMenu","signIn":"open","memory":"recalled"} },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}

/** What runs side by side, apart; and any two against each other. */
export const RegionsApart: Story = {
  name: 'Regions',
  render: () => <Regions kind={meta.title} states={states} />,
}
