// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/administering/administering.tour.ts'
import { placed } from '../tours.ts'
import { administering as render } from '../views/administering.tsx'
import { layout } from './administering.chart.ts'

const tour = placed(bare, 'core/administering')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Administering',
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
export const Confirming: Story = {
  name: 'confirming',
  args: { path: '0' },
  play: explored.reaches('confirming'),
}
export const Acting: Story = {
  name: 'acting',
  args: { path: '0-1-3' },
  play: explored.reaches('acting'),
}
export const Signing: Story = {
  name: 'signing',
  args: { path: '0-1-3-9' },
  play: explored.reaches('signing'),
}
export const Proving: Story = {
  name: 'proving',
  args: { path: '0-1-3-9-8' },
  play: explored.reaches('proving'),
}
export const AccountMismatch: Story = {
  name: 'accountMismatch',
  args: { path: '0-1-3-9-9' },
  play: explored.reaches('accountMismatch'),
}
export const WrongChain: Story = {
  name: 'wrongChain',
  args: { path: '0-1-3-9-10' },
  play: explored.reaches('wrongChain'),
}
export const NoWallet: Story = {
  name: 'noWallet',
  args: { path: '0-1-3-9-11' },
  play: explored.reaches('noWallet'),
}
export const Done: Story = {
  name: 'done',
  args: { path: '0-1-3-8' },
  play: explored.reaches('done'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'Confirming', title: 'confirming', path: '0', value: "confirming" },
  { name: 'Acting', title: 'acting', path: '0-1-3', value: "acting" },
  { name: 'Signing', title: 'signing', path: '0-1-3-9', value: "signing" },
  { name: 'Proving', title: 'proving', path: '0-1-3-9-8', value: "proving" },
  { name: 'AccountMismatch', title: 'accountMismatch', path: '0-1-3-9-9', value: "accountMismatch" },
  { name: 'WrongChain', title: 'wrongChain', path: '0-1-3-9-10', value: "wrongChain" },
  { name: 'NoWallet', title: 'noWallet', path: '0-1-3-9-11', value: "noWallet" },
  { name: 'Done', title: 'done', path: '0-1-3-8', value: "done" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
