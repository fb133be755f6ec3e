// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/draft/draft.tour.ts'
import { placed } from '../tours.ts'
import { draft as render } from '../views/draft.tsx'
import { layout } from './draft.chart.ts'

const tour = placed(bare, 'core/draft')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Draft',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Loading: Story = {
  name: 'loading',
  args: { path: '' },
  play: explored.reaches('loading'),
}
export const Unread: Story = {
  name: 'unread',
  args: { path: '18' },
  play: explored.reaches('unread'),
}
export const EditingClean: Story = {
  name: 'editing.clean',
  args: { path: '14' },
  play: explored.reaches('editing.clean'),
}
export const EditingSaved: Story = {
  name: 'editing.saved',
  args: { path: '10-14' },
  play: explored.reaches('editing.saved'),
}
export const EditingDirtyTyping: Story = {
  name: 'editing.dirty.typing',
  args: { path: '15' },
  play: explored.reaches('editing.dirty.typing'),
}
export const SavingQuiet: Story = {
  name: 'saving.quiet',
  args: { path: '15-3' },
  play: explored.reaches('saving.quiet'),
}
export const SavingAwaited: Story = {
  name: 'saving.awaited',
  args: { path: '15-4' },
  play: explored.reaches('saving.awaited'),
}
export const Conflicted: Story = {
  name: 'conflicted',
  args: { path: '16' },
  play: explored.reaches('conflicted'),
}
export const Offline: Story = {
  name: 'offline',
  args: { path: '17' },
  play: explored.reaches('offline'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '15-3-17' },
  play: explored.reaches('failed'),
}
export const Submitting: Story = {
  name: 'submitting',
  args: { path: '14-4' },
  play: explored.reaches('submitting'),
}
export const Refused: Story = {
  name: 'refused',
  args: { path: '14-4-16' },
  play: explored.reaches('refused'),
}
export const Submitted: Story = {
  name: 'submitted',
  args: { path: '14-4-14' },
  play: explored.reaches('submitted'),
}

const states = [
  { name: 'Loading', title: 'loading', path: '', value: "loading" },
  { name: 'Unread', title: 'unread', path: '18', value: "unread" },
  { name: 'EditingClean', title: 'editing.clean', path: '14', value: {"editing":"clean"} },
  { name: 'EditingSaved', title: 'editing.saved', path: '10-14', value: {"editing":"saved"} },
  { name: 'EditingDirtyTyping', title: 'editing.dirty.typing', path: '15', value: {"editing":{"dirty":"typing"}} },
  { name: 'SavingQuiet', title: 'saving.quiet', path: '15-3', value: {"saving":"quiet"} },
  { name: 'SavingAwaited', title: 'saving.awaited', path: '15-4', value: {"saving":"awaited"} },
  { name: 'Conflicted', title: 'conflicted', path: '16', value: "conflicted" },
  { name: 'Offline', title: 'offline', path: '17', value: "offline" },
  { name: 'Failed', title: 'failed', path: '15-3-17', value: "failed" },
  { name: 'Submitting', title: 'submitting', path: '14-4', value: "submitting" },
  { name: 'Refused', title: 'refused', path: '14-4-16', value: "refused" },
  { name: 'Submitted', title: 'submitted', path: '14-4-14', value: "submitted" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
