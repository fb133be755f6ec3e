// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
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
  name: 'done.balances.reading + done.receipt.celebrating',
  args: { path: '5-26' },
  play: explored.reaches('done.balances.reading + done.receipt.celebrating'),
}
export const DoneBalancesReadingDoneReceiptSeen: Story = {
  name: 'done.balances.reading + done.receipt.seen',
  args: { path: '5-26-11' },
  play: explored.reaches('done.balances.reading + done.receipt.seen'),
}
export const DoneBalancesReadDoneReceiptCelebrating: Story = {
  name: 'done.balances.read + done.receipt.celebrating',
  args: { path: '5-26-19' },
  play: explored.reaches('done.balances.read + done.receipt.celebrating'),
}
export const DoneBalancesReadDoneReceiptSeen: Story = {
  name: 'done.balances.read + done.receipt.seen',
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

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => (
    <Matrix
      tour={tour}
      render={render}
      states={[
        { title: 'idle.resting', path: '' },
        { title: 'idle.later', path: '0-21' },
        { title: 'restoring', path: '0' },
        { title: 'quoting', path: '2' },
        { title: 'reviewing.fresh', path: '2-19' },
        { title: 'reviewing.stale', path: '2-19-19' },
        { title: 'reviewing.asking', path: '2-19-4-21' },
        { title: 'opening.posting', path: '2-19-4' },
        { title: 'opening.waiting', path: '2-19-4-20' },
        { title: 'working.looking', path: '5' },
        { title: 'working.ready', path: '5-19' },
        { title: 'working.checking', path: '5-19-6-19' },
        { title: 'working.asking', path: '5-19-6-19-19' },
        { title: 'working.following', path: '5-23' },
        { title: 'working.waiting', path: '5-24' },
        { title: 'cancelling', path: '5-19-8' },
        { title: 'done.balances.reading + done.receipt.celebrating', path: '5-26' },
        { title: 'done.balances.reading + done.receipt.seen', path: '5-26-11' },
        { title: 'done.balances.read + done.receipt.celebrating', path: '5-26-19' },
        { title: 'done.balances.read + done.receipt.seen', path: '5-26-11-19' },
        { title: 'ended', path: '5-27' },
        { title: 'offline', path: '2-21' },
        { title: 'stopped', path: '2-23' },
        { title: 'suspended', path: '2-16' },
      ]}
    />
  ),
}
