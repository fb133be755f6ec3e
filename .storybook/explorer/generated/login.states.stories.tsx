// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, matrix, reaches, renderExplored } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { login as tour } from '../tours/login.ts'
import { login as render } from '../views/login.tsx'
import { layout } from './login.chart.ts'

const meta = {
  title: 'Machines/Login',
  component: Explored,
  parameters: { layout: 'fullscreen' },
  render: renderExplored,
  args: { tour, layout, render },
  argTypes: {
    tour: { control: false },
    layout: { control: false },
    render: { control: false },
  },
} satisfies Meta<typeof Explored>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'idle',
  args: { path: '' },
  play: reaches('idle'),
}
export const RequestingNonce: Story = {
  name: 'requestingNonce',
  args: { path: '0' },
  play: reaches('requestingNonce'),
}
export const AccountMismatch: Story = {
  name: 'accountMismatch',
  args: { path: '0-6' },
  play: reaches('accountMismatch'),
}
export const MessageReady: Story = {
  name: 'messageReady',
  args: { path: '0-8' },
  play: reaches('messageReady'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '0-9' },
  play: reaches('failed'),
}
export const Signing: Story = {
  name: 'signing',
  args: { path: '0-8-1' },
  play: reaches('signing'),
}
export const VerifyingFirst: Story = {
  name: 'verifyingFirst',
  args: { path: '0-8-1-8' },
  play: reaches('verifyingFirst'),
}
export const Rejected: Story = {
  name: 'rejected',
  args: { path: '0-8-1-9' },
  play: reaches('rejected'),
}
export const Succeeded: Story = {
  name: 'succeeded',
  args: { path: '0-8-1-8-8' },
  play: reaches('succeeded'),
}
export const WaitingSecond: Story = {
  name: 'waitingSecond',
  args: { path: '0-8-1-8-9' },
  play: reaches('waitingSecond'),
}
export const VerifyingSecond: Story = {
  name: 'verifyingSecond',
  args: { path: '0-8-1-8-9-8' },
  play: reaches('verifyingSecond'),
}
export const WaitingThird: Story = {
  name: 'waitingThird',
  args: { path: '0-8-1-8-9-8-9' },
  play: reaches('waitingThird'),
}
export const Recovering: Story = {
  name: 'recovering',
  args: { path: '0-8-1-8-9-8-11' },
  play: reaches('recovering'),
}
export const VerifyingThird: Story = {
  name: 'verifyingThird',
  args: { path: '0-8-1-8-9-8-9-8' },
  play: reaches('verifyingThird'),
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
        { title: 'requestingNonce', path: '0' },
        { title: 'accountMismatch', path: '0-6' },
        { title: 'messageReady', path: '0-8' },
        { title: 'failed', path: '0-9' },
        { title: 'signing', path: '0-8-1' },
        { title: 'verifyingFirst', path: '0-8-1-8' },
        { title: 'rejected', path: '0-8-1-9' },
        { title: 'succeeded', path: '0-8-1-8-8' },
        { title: 'waitingSecond', path: '0-8-1-8-9' },
        { title: 'verifyingSecond', path: '0-8-1-8-9-8' },
        { title: 'waitingThird', path: '0-8-1-8-9-8-9' },
        { title: 'recovering', path: '0-8-1-8-9-8-11' },
        { title: 'verifyingThird', path: '0-8-1-8-9-8-9-8' },
      ]}
    />
  ),
}
