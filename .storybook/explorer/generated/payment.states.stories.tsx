// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/payment/payment.tour.ts'
import { placed } from '../tours.ts'
import { payment as render } from '../views/payment.tsx'
import { layout } from './payment.chart.ts'

const tour = placed(bare, 'core/payment')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Payment',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const Restoring: Story = {
  name: 'restoring',
  args: { path: '' },
  play: explored.reaches('restoring'),
}
export const Idle: Story = {
  name: 'idle',
  args: { path: '9' },
  play: explored.reaches('idle'),
}
export const PayingLookingUpAdmin: Story = {
  name: 'paying.lookingUpAdmin',
  args: { path: '0-9' },
  play: explored.reaches('paying.lookingUpAdmin'),
}
export const PayingCheckingAllowance: Story = {
  name: 'paying.checkingAllowance',
  args: { path: '0-9-9' },
  play: explored.reaches('paying.checkingAllowance'),
}
export const PayingApproving: Story = {
  name: 'paying.approving',
  args: { path: '0-9-9-10' },
  play: explored.reaches('paying.approving'),
}
export const PayingConfirmingApproval: Story = {
  name: 'paying.confirmingApproval',
  args: { path: '0-10' },
  play: explored.reaches('paying.confirmingApproval'),
}
export const PayingTransferring: Story = {
  name: 'paying.transferring',
  args: { path: '1-9-9' },
  play: explored.reaches('paying.transferring'),
}
export const ConfirmingTransfer: Story = {
  name: 'confirmingTransfer',
  args: { path: '11' },
  play: explored.reaches('confirmingTransfer'),
}
export const Settled: Story = {
  name: 'settled',
  args: { path: '11-9' },
  play: explored.reaches('settled'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '0-12' },
  play: explored.reaches('failed'),
}

const states = [
  { name: 'Restoring', title: 'restoring', path: '', value: "restoring" },
  { name: 'Idle', title: 'idle', path: '9', value: "idle" },
  { name: 'PayingLookingUpAdmin', title: 'paying.lookingUpAdmin', path: '0-9', value: {"paying":"lookingUpAdmin"} },
  { name: 'PayingCheckingAllowance', title: 'paying.checkingAllowance', path: '0-9-9', value: {"paying":"checkingAllowance"} },
  { name: 'PayingApproving', title: 'paying.approving', path: '0-9-9-10', value: {"paying":"approving"} },
  { name: 'PayingConfirmingApproval', title: 'paying.confirmingApproval', path: '0-10', value: {"paying":"confirmingApproval"} },
  { name: 'PayingTransferring', title: 'paying.transferring', path: '1-9-9', value: {"paying":"transferring"} },
  { name: 'ConfirmingTransfer', title: 'confirmingTransfer', path: '11', value: "confirmingTransfer" },
  { name: 'Settled', title: 'settled', path: '11-9', value: "settled" },
  { name: 'Failed', title: 'failed', path: '0-12', value: "failed" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
