// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/login/login.tour.ts'
import { placed } from '../tours.ts'
import { login as render } from '../views/login.tsx'
import { layout } from './login.chart.ts'

const tour = placed(bare, 'core/login')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Login',
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
export const RequestingNonce: Story = {
  name: 'requestingNonce',
  args: { path: '0' },
  play: explored.reaches('requestingNonce'),
}
export const MessageReady: Story = {
  name: 'messageReady',
  args: { path: '0-8' },
  play: explored.reaches('messageReady'),
}
export const Signing: Story = {
  name: 'signing',
  args: { path: '0-8-1' },
  play: explored.reaches('signing'),
}
export const VerifyingFirst: Story = {
  name: 'verifyingFirst',
  args: { path: '0-8-1-8' },
  play: explored.reaches('verifyingFirst'),
}
export const WaitingSecond: Story = {
  name: 'waitingSecond',
  args: { path: '0-8-1-8-9' },
  play: explored.reaches('waitingSecond'),
}
export const VerifyingSecond: Story = {
  name: 'verifyingSecond',
  args: { path: '0-8-1-8-9-8' },
  play: explored.reaches('verifyingSecond'),
}
export const WaitingThird: Story = {
  name: 'waitingThird',
  args: { path: '0-8-1-8-9-8-9' },
  play: explored.reaches('waitingThird'),
}
export const VerifyingThird: Story = {
  name: 'verifyingThird',
  args: { path: '0-8-1-8-9-8-9-8' },
  play: explored.reaches('verifyingThird'),
}
export const Recovering: Story = {
  name: 'recovering',
  args: { path: '0-8-1-8-9-8-11' },
  play: explored.reaches('recovering'),
}
export const Succeeded: Story = {
  name: 'succeeded',
  args: { path: '0-8-1-8-8' },
  play: explored.reaches('succeeded'),
}
export const Rejected: Story = {
  name: 'rejected',
  args: { path: '0-8-1-9' },
  play: explored.reaches('rejected'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '0-9' },
  play: explored.reaches('failed'),
}
export const NotJudged: Story = {
  name: 'notJudged',
  args: { path: '0-8-1-8-12' },
  play: explored.reaches('notJudged'),
}
export const AccountMismatch: Story = {
  name: 'accountMismatch',
  args: { path: '0-6' },
  play: explored.reaches('accountMismatch'),
}

const states = [
  { name: 'Idle', title: 'idle', path: '', value: "idle" },
  { name: 'RequestingNonce', title: 'requestingNonce', path: '0', value: "requestingNonce" },
  { name: 'MessageReady', title: 'messageReady', path: '0-8', value: "messageReady" },
  { name: 'Signing', title: 'signing', path: '0-8-1', value: "signing" },
  { name: 'VerifyingFirst', title: 'verifyingFirst', path: '0-8-1-8', value: "verifyingFirst" },
  { name: 'WaitingSecond', title: 'waitingSecond', path: '0-8-1-8-9', value: "waitingSecond" },
  { name: 'VerifyingSecond', title: 'verifyingSecond', path: '0-8-1-8-9-8', value: "verifyingSecond" },
  { name: 'WaitingThird', title: 'waitingThird', path: '0-8-1-8-9-8-9', value: "waitingThird" },
  { name: 'VerifyingThird', title: 'verifyingThird', path: '0-8-1-8-9-8-9-8', value: "verifyingThird" },
  { name: 'Recovering', title: 'recovering', path: '0-8-1-8-9-8-11', value: "recovering" },
  { name: 'Succeeded', title: 'succeeded', path: '0-8-1-8-8', value: "succeeded" },
  { name: 'Rejected', title: 'rejected', path: '0-8-1-9', value: "rejected" },
  { name: 'Failed', title: 'failed', path: '0-9', value: "failed" },
  { name: 'NotJudged', title: 'notJudged', path: '0-8-1-8-12', value: "notJudged" },
  { name: 'AccountMismatch', title: 'accountMismatch', path: '0-6', value: "accountMismatch" },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
