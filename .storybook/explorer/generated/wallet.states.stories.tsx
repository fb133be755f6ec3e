// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/wallet/wallet.tour.ts'
import { placed } from '../tours.ts'
import { wallet as render } from '../views/wallet.tsx'
import { layout } from './wallet.chart.ts'

const tour = placed(bare, 'core/wallet')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Wallet',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Disconnected: Story = {
  name: 'disconnected',
  args: { path: '' },
  play: explored.reaches('disconnected'),
}
export const Discovering: Story = {
  name: 'discovering',
  args: { path: '0' },
  play: explored.reaches('discovering'),
}
export const Choosing: Story = {
  name: 'choosing',
  args: { path: '0-15' },
  play: explored.reaches('choosing'),
}
export const NoWallet: Story = {
  name: 'noWallet',
  args: { path: '0-16' },
  play: explored.reaches('noWallet'),
}
export const ConnectingPrompted: Story = {
  name: 'connecting.prompted',
  args: { path: '0-15-1' },
  play: explored.reaches('connecting.prompted'),
}
export const ConnectingSlow: Story = {
  name: 'connecting.slow',
  args: { path: '0-15-1-22' },
  play: explored.reaches('connecting.slow'),
}
export const RequestOpen: Story = {
  name: 'requestOpen',
  args: { path: '0-15-1-17' },
  play: explored.reaches('requestOpen'),
}
export const Locked: Story = {
  name: 'locked',
  args: { path: '0-15-1-18' },
  play: explored.reaches('locked'),
}
export const Rejected: Story = {
  name: 'rejected',
  args: { path: '0-15-1-19' },
  play: explored.reaches('rejected'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '0-17' },
  play: explored.reaches('failed'),
}
export const Reconnecting: Story = {
  name: 'reconnecting',
  args: { path: '7' },
  play: explored.reaches('reconnecting'),
}
export const AttachedConnected: Story = {
  name: 'attached.connected',
  args: { path: '7-15' },
  play: explored.reaches('attached.connected'),
}
export const AttachedWrongChain: Story = {
  name: 'attached.wrongChain',
  args: { path: '7-16' },
  play: explored.reaches('attached.wrongChain'),
}
export const AttachedSwitchingChain: Story = {
  name: 'attached.switchingChain',
  args: { path: '7-16-5' },
  play: explored.reaches('attached.switchingChain'),
}
export const AttachedAddingChain: Story = {
  name: 'attached.addingChain',
  args: { path: '7-16-5-16' },
  play: explored.reaches('attached.addingChain'),
}
export const AttachedDisconnecting: Story = {
  name: 'attached.disconnecting',
  args: { path: '7-15-6' },
  play: explored.reaches('attached.disconnecting'),
}

const states = [
  { name: 'Disconnected', title: 'disconnected', path: '', value: "disconnected" },
  { name: 'Discovering', title: 'discovering', path: '0', value: "discovering" },
  { name: 'Choosing', title: 'choosing', path: '0-15', value: "choosing" },
  { name: 'NoWallet', title: 'noWallet', path: '0-16', value: "noWallet" },
  { name: 'ConnectingPrompted', title: 'connecting.prompted', path: '0-15-1', value: {"connecting":"prompted"} },
  { name: 'ConnectingSlow', title: 'connecting.slow', path: '0-15-1-22', value: {"connecting":"slow"} },
  { name: 'RequestOpen', title: 'requestOpen', path: '0-15-1-17', value: "requestOpen" },
  { name: 'Locked', title: 'locked', path: '0-15-1-18', value: "locked" },
  { name: 'Rejected', title: 'rejected', path: '0-15-1-19', value: "rejected" },
  { name: 'Failed', title: 'failed', path: '0-17', value: "failed" },
  { name: 'Reconnecting', title: 'reconnecting', path: '7', value: "reconnecting" },
  { name: 'AttachedConnected', title: 'attached.connected', path: '7-15', value: {"attached":"connected"} },
  { name: 'AttachedWrongChain', title: 'attached.wrongChain', path: '7-16', value: {"attached":"wrongChain"} },
  { name: 'AttachedSwitchingChain', title: 'attached.switchingChain', path: '7-16-5', value: {"attached":"switchingChain"} },
  { name: 'AttachedAddingChain', title: 'attached.addingChain', path: '7-16-5-16', value: {"attached":"addingChain"} },
  { name: 'AttachedDisconnecting', title: 'attached.disconnecting', path: '7-15-6', value: {"attached":"disconnecting"} },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
