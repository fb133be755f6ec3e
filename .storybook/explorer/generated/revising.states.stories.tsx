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

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => (
    <Matrix
      tour={tour}
      render={render}
      states={[
        { title: 'idle', path: '' },
        { title: 'reading', path: '0' },
        { title: 'offline', path: '0-24' },
        { title: 'stopped', path: '0-22' },
        { title: 'writing', path: '0-18' },
        { title: 'checking', path: '0-18-4' },
        { title: 'moved', path: '0-20' },
        { title: 'reviewing', path: '0-18-4-18' },
        { title: 'signing', path: '0-18-4-18-5' },
        { title: 'posting.sending', path: '0-18-4-18-5-18' },
        { title: 'posting.waiting', path: '0-18-4-18-5-18-19' },
        { title: 'published', path: '0-18-4-21' },
      ]}
    />
  ),
}
