// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/proposing/proposing.tour.ts'
import { placed } from '../tours.ts'
import { proposing as render } from '../views/proposing.tsx'
import { layout } from './proposing.chart.ts'

const tour = placed(bare, 'core/proposing')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Proposing',
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
export const Recalling: Story = {
  name: 'recalling',
  args: { path: '2' },
  play: explored.reaches('recalling'),
}
export const RecallingLater: Story = {
  name: 'recallingLater',
  args: { path: '2-45' },
  play: explored.reaches('recallingLater'),
}
export const Reading: Story = {
  name: 'reading',
  args: { path: '0' },
  play: explored.reaches('reading'),
}
export const Checking: Story = {
  name: 'checking',
  args: { path: '0-34' },
  play: explored.reaches('checking'),
}
export const Faulted: Story = {
  name: 'faulted',
  args: { path: '0-34-36' },
  play: explored.reaches('faulted'),
}
export const ConfirmingDuplicate: Story = {
  name: 'confirmingDuplicate',
  args: { path: '0-34-35' },
  play: explored.reaches('confirmingDuplicate'),
}
export const Weighing: Story = {
  name: 'weighing',
  args: { path: '0-34-34' },
  play: explored.reaches('weighing'),
}
export const Reviewing: Story = {
  name: 'reviewing',
  args: { path: '0-34-34-34' },
  play: explored.reaches('reviewing'),
}
export const Signing: Story = {
  name: 'signing',
  args: { path: '0-34-34-34-6' },
  play: explored.reaches('signing'),
}
export const OpeningPosting: Story = {
  name: 'opening.posting',
  args: { path: '0-34-34-34-6-34' },
  play: explored.reaches('opening.posting'),
}
export const OpeningWaiting: Story = {
  name: 'opening.waiting',
  args: { path: '0-34-34-34-6-34-43' },
  play: explored.reaches('opening.waiting'),
}
export const AwaitingUnpaid: Story = {
  name: 'awaiting.unpaid',
  args: { path: '0-36' },
  play: explored.reaches('awaiting.unpaid'),
}
export const AwaitingPaying: Story = {
  name: 'awaiting.paying',
  args: { path: '0-36-7' },
  play: explored.reaches('awaiting.paying'),
}
export const AwaitingConfirming: Story = {
  name: 'awaiting.confirming',
  args: { path: '0-37' },
  play: explored.reaches('awaiting.confirming'),
}
export const AwaitingCovered: Story = {
  name: 'awaiting.covered',
  args: { path: '0-39' },
  play: explored.reaches('awaiting.covered'),
}
export const Cancelling: Story = {
  name: 'cancelling',
  args: { path: '0-36-8' },
  play: explored.reaches('cancelling'),
}
export const PublishedSeen: Story = {
  name: 'published.seen',
  args: { path: '0-35' },
  play: explored.reaches('published.seen'),
}
export const PublishedCelebrating: Story = {
  name: 'published.celebrating',
  args: { path: '0-41' },
  play: explored.reaches('published.celebrating'),
}
export const Credited: Story = {
  name: 'credited',
  args: { path: '0-42' },
  play: explored.reaches('credited'),
}
export const Expired: Story = {
  name: 'expired',
  args: { path: '0-43' },
  play: explored.reaches('expired'),
}
export const FeeFailed: Story = {
  name: 'feeFailed',
  args: { path: '0-44' },
  play: explored.reaches('feeFailed'),
}
export const Offline: Story = {
  name: 'offline',
  args: { path: '0-45' },
  play: explored.reaches('offline'),
}
export const Stopped: Story = {
  name: 'stopped',
  args: { path: '0-46' },
  play: explored.reaches('stopped'),
}
export const Suspended: Story = {
  name: 'suspended',
  args: { path: '0-19' },
  play: explored.reaches('suspended'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Recalling', title: 'recalling', path: '2', value: "recalling" },
  { name: 'RecallingLater', title: 'recallingLater', path: '2-45', value: "recallingLater" },
  { name: 'Reading', title: 'reading', path: '0', value: "reading" },
  { name: 'Checking', title: 'checking', path: '0-34', value: "checking" },
  { name: 'Faulted', title: 'faulted', path: '0-34-36', value: "faulted" },
  { name: 'ConfirmingDuplicate', title: 'confirmingDuplicate', path: '0-34-35', value: "confirmingDuplicate" },
  { name: 'Weighing', title: 'weighing', path: '0-34-34', value: "weighing" },
  { name: 'Reviewing', title: 'reviewing', path: '0-34-34-34', value: "reviewing" },
  { name: 'Signing', title: 'signing', path: '0-34-34-34-6', value: "signing" },
  { name: 'OpeningPosting', title: 'opening.posting', path: '0-34-34-34-6-34', value: {"opening":"posting"} },
  { name: 'OpeningWaiting', title: 'opening.waiting', path: '0-34-34-34-6-34-43', value: {"opening":"waiting"} },
  { name: 'AwaitingUnpaid', title: 'awaiting.unpaid', path: '0-36', value: {"awaiting":"unpaid"} },
  { name: 'AwaitingPaying', title: 'awaiting.paying', path: '0-36-7', value: {"awaiting":"paying"} },
  { name: 'AwaitingConfirming', title: 'awaiting.confirming', path: '0-37', value: {"awaiting":"confirming"} },
  { name: 'AwaitingCovered', title: 'awaiting.covered', path: '0-39', value: {"awaiting":"covered"} },
  { name: 'Cancelling', title: 'cancelling', path: '0-36-8', value: "cancelling" },
  { name: 'PublishedSeen', title: 'published.seen', path: '0-35', value: {"published":"seen"} },
  { name: 'PublishedCelebrating', title: 'published.celebrating', path: '0-41', value: {"published":"celebrating"} },
  { name: 'Credited', title: 'credited', path: '0-42', value: "credited" },
  { name: 'Expired', title: 'expired', path: '0-43', value: "expired" },
  { name: 'FeeFailed', title: 'feeFailed', path: '0-44', value: "feeFailed" },
  { name: 'Offline', title: 'offline', path: '0-45', value: "offline" },
  { name: 'Stopped', title: 'stopped', path: '0-46', value: "stopped" },
  { name: 'Suspended', title: 'suspended', path: '0-19', value: "suspended" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
