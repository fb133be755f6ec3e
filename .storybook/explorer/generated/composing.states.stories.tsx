// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { Regions } from '../Regions.tsx'
import { tour as bare } from '../../../core/composing/composing.tour.ts'
import { placed } from '../tours.ts'
import { composing as render } from '../views/composing.tsx'
import { layout } from './composing.chart.ts'

const tour = placed(bare, 'core/composing')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Composing',
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
export const Recalling: Story = {
  name: 'recalling',
  args: { path: '0' },
  play: explored.reaches('recalling'),
}
export const OpenMemoryStoredOpenFavouritesIdle: Story = {
  name: 'open.stored · open.idle',
  args: { path: '0-10' },
  play: explored.reaches('open.memory.stored + open.favourites.idle'),
}
export const OpenMemoryStoredOpenFavouritesKeeping: Story = {
  name: 'open.stored · open.keeping',
  args: { path: '0-10-8' },
  play: explored.reaches('open.memory.stored + open.favourites.keeping'),
}
export const OpenMemoryStoredOpenFavouritesFailed: Story = {
  name: 'open.stored · open.failed',
  args: { path: '0-10-8-11' },
  play: explored.reaches('open.memory.stored + open.favourites.failed'),
}
export const OpenMemoryStoringOpenFavouritesIdle: Story = {
  name: 'open.storing · open.idle',
  args: { path: '0-10-4' },
  play: explored.reaches('open.memory.storing + open.favourites.idle'),
}
export const OpenMemoryStoringOpenFavouritesKeeping: Story = {
  name: 'open.storing · open.keeping',
  args: { path: '0-10-4-8' },
  play: explored.reaches('open.memory.storing + open.favourites.keeping'),
}
export const OpenMemoryStoringOpenFavouritesFailed: Story = {
  name: 'open.storing · open.failed',
  args: { path: '0-10-4-8-13' },
  play: explored.reaches('open.memory.storing + open.favourites.failed'),
}

const states = [
  { name: 'Closed', title: 'closed', path: '', value: "closed" },
  { name: 'Recalling', title: 'recalling', path: '0', value: "recalling" },
  { name: 'OpenMemoryStoredOpenFavouritesIdle', title: 'open.memory.stored + open.favourites.idle', path: '0-10', value: {"open":{"memory":"stored","favourites":"idle"}} },
  { name: 'OpenMemoryStoredOpenFavouritesKeeping', title: 'open.memory.stored + open.favourites.keeping', path: '0-10-8', value: {"open":{"memory":"stored","favourites":"keeping"}} },
  { name: 'OpenMemoryStoredOpenFavouritesFailed', title: 'open.memory.stored + open.favourites.failed', path: '0-10-8-11', value: {"open":{"memory":"stored","favourites":"failed"}} },
  { name: 'OpenMemoryStoringOpenFavouritesIdle', title: 'open.memory.storing + open.favourites.idle', path: '0-10-4', value: {"open":{"memory":"storing","favourites":"idle"}} },
  { name: 'OpenMemoryStoringOpenFavouritesKeeping', title: 'open.memory.storing + open.favourites.keeping', path: '0-10-4-8', value: {"open":{"memory":"storing","favourites":"keeping"}} },
  { name: 'OpenMemoryStoringOpenFavouritesFailed', title: 'open.memory.storing + open.favourites.failed', path: '0-10-4-8-13', value: {"open":{"memory":"storing","favourites":"failed"}} },
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
