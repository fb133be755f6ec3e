// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/stream/stream.tour.ts'
import { placed } from '../tours.ts'
import { plain as render } from '../views/plain.tsx'
import { layout } from './stream.chart.ts'

const tour = placed(bare, 'core/stream')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Stream',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const ListeningConnecting: Story = {
  name: 'listening.connecting',
  args: { path: '' },
  play: explored.reaches('listening.connecting'),
}
export const ListeningOpen: Story = {
  name: 'listening.open',
  args: { path: '2' },
  play: explored.reaches('listening.open'),
}
export const ListeningCounting: Story = {
  name: 'listening.counting',
  args: { path: '2-4' },
  play: explored.reaches('listening.counting'),
}
export const ListeningGathering: Story = {
  name: 'listening.gathering',
  args: { path: '2-3' },
  play: explored.reaches('listening.gathering'),
}
export const ListeningRejoining: Story = {
  name: 'listening.rejoining',
  args: { path: '2-6' },
  play: explored.reaches('listening.rejoining'),
}
export const Hidden: Story = {
  name: 'hidden',
  args: { path: '1' },
  play: explored.reaches('hidden'),
}
export const WaitingQuiet: Story = {
  name: 'waiting.quiet',
  args: { path: '6' },
  play: explored.reaches('waiting.quiet'),
}

const states = [
  { name: 'ListeningConnecting', title: 'listening.connecting', path: '', value: {"listening":"connecting"} },
  { name: 'ListeningOpen', title: 'listening.open', path: '2', value: {"listening":"open"} },
  { name: 'ListeningCounting', title: 'listening.counting', path: '2-4', value: {"listening":"counting"} },
  { name: 'ListeningGathering', title: 'listening.gathering', path: '2-3', value: {"listening":"gathering"} },
  { name: 'ListeningRejoining', title: 'listening.rejoining', path: '2-6', value: {"listening":"rejoining"} },
  { name: 'Hidden', title: 'hidden', path: '1', value: "hidden" },
  { name: 'WaitingQuiet', title: 'waiting.quiet', path: '6', value: {"waiting":"quiet"} },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
