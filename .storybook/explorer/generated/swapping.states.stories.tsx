// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { Regions } from '../Regions.tsx'
import { tour as bare } from '../../../core/swapping/swapping.tour.ts'
import { placed } from '../tours.ts'
import { swapping as render } from '../views/swapping.tsx'
import { layout } from './swapping.chart.ts'

const tour = placed(bare, 'core/swapping')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Swapping',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const IdleResting: Story = {
  name: 'idle.resting',
  args: { path: '' },
  play: explored.reaches('idle.resting'),
}
export const IdleLater: Story = {
  name: 'idle.later',
  args: { path: '0-21' },
  play: explored.reaches('idle.later'),
}
export const Restoring: Story = {
  name: 'restoring',
  args: { path: '0' },
  play: explored.reaches('restoring'),
}
export const Quoting: Story = {
  name: 'quoting',
  args: { path: '2' },
  play: explored.reaches('quoting'),
}
export const ReviewingFresh: Story = {
  name: 'reviewing.fresh',
  args: { path: '2-19' },
  play: explored.reaches('reviewing.fresh'),
}
export const ReviewingStale: Story = {
  name: 'reviewing.stale',
  args: { path: '2-19-19' },
  play: explored.reaches('reviewing.stale'),
}
export const ReviewingAsking: Story = {
  name: 'reviewing.asking',
  args: { path: '2-19-4-21' },
  play: explored.reaches('reviewing.asking'),
}
export const OpeningPosting: Story = {
  name: 'opening.posting',
  args: { path: '2-19-4' },
  play: explored.reaches('opening.posting'),
}
export const OpeningWaiting: Story = {
  name: 'opening.waiting',
  args: { path: '2-19-4-20' },
  play: explored.reaches('opening.waiting'),
}
export const WorkingLooking: Story = {
  name: 'working.looking',
  args: { path: '5' },
  play: explored.reaches('working.looking'),
}
export const WorkingReady: Story = {
  name: 'working.ready',
  args: { path: '5-19' },
  play: explored.reaches('working.ready'),
}
export const WorkingChecking: Story = {
  name: 'working.checking',
  args: { path: '5-19-6-19' },
  play: explored.reaches('working.checking'),
}
export const WorkingAsking: Story = {
  name: 'working.asking',
  args: { path: '5-19-6-19-19' },
  play: explored.reaches('working.asking'),
}
export const WorkingFollowing: Story = {
  name: 'working.following',
  args: { path: '5-23' },
  play: explored.reaches('working.following'),
}
export const WorkingWaiting: Story = {
  name: 'working.waiting',
  args: { path: '5-24' },
  play: explored.reaches('working.waiting'),
}
export const Cancelling: Story = {
  name: 'cancelling',
  args: { path: '5-19-8' },
  play: explored.reaches('cancelling'),
}
export const DoneBalancesReadingDoneReceiptCelebrating: Story = {
  name: 'done.reading · done.celebrating',
  args: { path: '5-26' },
  play: explored.reaches('done.balances.reading + done.receipt.celebrating'),
}
export const DoneBalancesReadingDoneReceiptSeen: Story = {
  name: 'done.reading · done.seen',
  args: { path: '5-26-11' },
  play: explored.reaches('done.balances.reading + done.receipt.seen'),
}
export const DoneBalancesReadDoneReceiptCelebrating: Story = {
  name: 'done.read · done.celebrating',
  args: { path: '5-26-19' },
  play: explored.reaches('done.balances.read + done.receipt.celebrating'),
}
export const DoneBalancesReadDoneReceiptSeen: Story = {
  name: 'done.read · done.seen',
  args: { path: '5-26-11-19' },
  play: explored.reaches('done.balances.read + done.receipt.seen'),
}
export const Ended: Story = {
  name: 'ended',
  args: { path: '5-27' },
  play: explored.reaches('ended'),
}
export const Offline: Story = {
  name: 'offline',
  args: { path: '2-21' },
  play: explored.reaches('offline'),
}
export const Stopped: Story = {
  name: 'stopped',
  args: { path: '2-23' },
  play: explored.reaches('stopped'),
}
export const Suspended: Story = {
  name: 'suspended',
  args: { path: '2-16' },
  play: explored.reaches('suspended'),
}

const states = [
  { name: 'IdleResting', title: 'idle.resting', path: '', value: {"idle":"resting"} },
  { name: 'IdleLater', title: 'idle.later', path: '0-21', value: {"idle":"later"} },
  { name: 'Restoring', title: 'restoring', path: '0', value: "restoring" },
  { name: 'Quoting', title: 'quoting', path: '2', value: "quoting" },
  { name: 'ReviewingFresh', title: 'reviewing.fresh', path: '2-19', value: {"reviewing":"fresh"} },
  { name: 'ReviewingStale', title: 'reviewing.stale', path: '2-19-19', value: {"reviewing":"stale"} },
  { name: 'ReviewingAsking', title: 'reviewing.asking', path: '2-19-4-21', value: {"reviewing":"asking"} },
  { name: 'OpeningPosting', title: 'opening.posting', path: '2-19-4', value: {"opening":"posting"} },
  { name: 'OpeningWaiting', title: 'opening.waiting', path: '2-19-4-20', value: {"opening":"waiting"} },
  { name: 'WorkingLooking', title: 'working.looking', path: '5', value: {"working":"looking"} },
  { name: 'WorkingReady', title: 'working.ready', path: '5-19', value: {"working":"ready"} },
  { name: 'WorkingChecking', title: 'working.checking', path: '5-19-6-19', value: {"working":"checking"} },
  { name: 'WorkingAsking', title: 'working.asking', path: '5-19-6-19-19', value: {"working":"asking"} },
  { name: 'WorkingFollowing', title: 'working.following', path: '5-23', value: {"working":"following"} },
  { name: 'WorkingWaiting', title: 'working.waiting', path: '5-24', value: {"working":"waiting"} },
  { name: 'Cancelling', title: 'cancelling', path: '5-19-8', value: "cancelling" },
  { name: 'DoneBalancesReadingDoneReceiptCelebrating', title: 'done.balances.reading + done.receipt.celebrating', path: '5-26', value: {"done":{"balances":"reading","receipt":"celebrating"}} },
  { name: 'DoneBalancesReadingDoneReceiptSeen', title: 'done.balances.reading + done.receipt.seen', path: '5-26-11', value: {"done":{"balances":"reading","receipt":"seen"}} },
  { name: 'DoneBalancesReadDoneReceiptCelebrating', title: 'done.balances.read + done.receipt.celebrating', path: '5-26-19', value: {"done":{"balances":"read","receipt":"celebrating"}} },
  { name: 'DoneBalancesReadDoneReceiptSeen', title: 'done.balances.read + done.receipt.seen', path: '5-26-11-19', value: {"done":{"balances":"read","receipt":"seen"}} },
  { name: 'Ended', title: 'ended', path: '5-27', value: "ended" },
  { name: 'Offline', title: 'offline', path: '2-21', value: "offline" },
  { name: 'Stopped', title: 'stopped', path: '2-23', value: "stopped" },
  { name: 'Suspended', title: 'suspended', path: '2-16', value: "suspended" },
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
