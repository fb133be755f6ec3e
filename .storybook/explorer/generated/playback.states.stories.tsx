// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../app/screens/analytics/playback/playback.tour.ts'
import { placed } from '../tours.ts'
import { playback as render } from '../views/playback.tsx'
import { layout } from './playback.chart.ts'

const tour = placed(bare, 'app/screens/analytics/playback')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Playback',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Paused: Story = {
  name: 'paused',
  args: { path: '' },
  play: explored.reaches('paused'),
}
export const Aiming: Story = {
  name: 'aiming',
  args: { path: '2' },
  play: explored.reaches('aiming'),
}
export const PlayingAwaiting: Story = {
  name: 'playing.awaiting',
  args: { path: '0' },
  play: explored.reaches('playing.awaiting'),
}
export const PlayingShowing: Story = {
  name: 'playing.showing',
  args: { path: '0-3' },
  play: explored.reaches('playing.showing'),
}

const states = [
  { name: 'Paused', title: 'paused', path: '', value: "paused" },
  { name: 'Aiming', title: 'aiming', path: '2', value: "aiming" },
  { name: 'PlayingAwaiting', title: 'playing.awaiting', path: '0', value: {"playing":"awaiting"} },
  { name: 'PlayingShowing', title: 'playing.showing', path: '0-3', value: {"playing":"showing"} },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
