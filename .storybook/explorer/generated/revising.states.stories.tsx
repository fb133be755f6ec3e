// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/revising/revising.tour.ts'
import { placed } from '../tours.ts'
import { revising as render } from '../views/revising.tsx'
import { layout } from './revising.chart.ts'

const tour = placed(bare, 'core/revising')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Revising',
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
export const Reading: Story = {
  name: 'reading',
  args: { path: '0' },
  play: explored.reaches('reading'),
}
export const Offline: Story = {
  name: 'offline',
  args: { path: '0-24' },
  play: explored.reaches('offline'),
}
export const Stopped: Story = {
  name: 'stopped',
  args: { path: '0-22' },
  play: explored.reaches('stopped'),
}
export const Writing: Story = {
  name: 'writing',
  args: { path: '0-18' },
  play: explored.reaches('writing'),
}
export const Checking: Story = {
  name: 'checking',
  args: { path: '0-18-4' },
  play: explored.reaches('checking'),
}
export const Moved: Story = {
  name: 'moved',
  args: { path: '0-20' },
  play: explored.reaches('moved'),
}
export const Reviewing: Story = {
  name: 'reviewing',
  args: { path: '0-18-4-18' },
  play: explored.reaches('reviewing'),
}
export const Signing: Story = {
  name: 'signing',
  args: { path: '0-18-4-18-5' },
  play: explored.reaches('signing'),
}
export const PostingSending: Story = {
  name: 'posting.sending',
  args: { path: '0-18-4-18-5-18' },
  play: explored.reaches('posting.sending'),
}
export const PostingWaiting: Story = {
  name: 'posting.waiting',
  args: { path: '0-18-4-18-5-18-19' },
  play: explored.reaches('posting.waiting'),
}
export const Published: Story = {
  name: 'published',
  args: { path: '0-18-4-21' },
  play: explored.reaches('published'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Reading', title: 'reading', path: '0', value: "reading" },
  { name: 'Offline', title: 'offline', path: '0-24', value: "offline" },
  { name: 'Stopped', title: 'stopped', path: '0-22', value: "stopped" },
  { name: 'Writing', title: 'writing', path: '0-18', value: "writing" },
  { name: 'Checking', title: 'checking', path: '0-18-4', value: "checking" },
  { name: 'Moved', title: 'moved', path: '0-20', value: "moved" },
  { name: 'Reviewing', title: 'reviewing', path: '0-18-4-18', value: "reviewing" },
  { name: 'Signing', title: 'signing', path: '0-18-4-18-5', value: "signing" },
  { name: 'PostingSending', title: 'posting.sending', path: '0-18-4-18-5-18', value: {"posting":"sending"} },
  { name: 'PostingWaiting', title: 'posting.waiting', path: '0-18-4-18-5-18-19', value: {"posting":"waiting"} },
  { name: 'Published', title: 'published', path: '0-18-4-21', value: "published" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
