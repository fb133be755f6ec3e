// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { tour as bare } from '../../../core/session/session.tour.ts'
import { placed } from '../tours.ts'
import { session as render } from '../views/session.tsx'
import { layout } from './session.chart.ts'

const tour = placed(bare, 'core/session')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Session',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const IdentityUnknownChecksChecking: Story = {
  name: 'identity.unknown + checks.checking',
  args: { path: '' },
  play: explored.reaches('identity.unknown + checks.checking'),
}
export const IdentityUnknownChecksThrottledQuiet: Story = {
  name: 'identity.unknown + checks.throttled.quiet',
  args: { path: '1' },
  play: explored.reaches('identity.unknown + checks.throttled.quiet'),
}
export const IdentitySignedInChecksThrottledQueued: Story = {
  name: 'identity.signedIn + checks.throttled.queued',
  args: { path: '2' },
  play: explored.reaches('identity.signedIn + checks.throttled.queued'),
}
export const IdentitySignedOutChecksThrottledQuiet: Story = {
  name: 'identity.signedOut + checks.throttled.quiet',
  args: { path: '4' },
  play: explored.reaches('identity.signedOut + checks.throttled.quiet'),
}
export const IdentitySignedOutHereChecksThrottledQuiet: Story = {
  name: 'identity.signedOutHere + checks.throttled.quiet',
  args: { path: '5' },
  play: explored.reaches('identity.signedOutHere + checks.throttled.quiet'),
}
export const IdentitySignedInChecksThrottledQuiet: Story = {
  name: 'identity.signedIn + checks.throttled.quiet',
  args: { path: '9' },
  play: explored.reaches('identity.signedIn + checks.throttled.quiet'),
}
export const IdentityUnknownChecksThrottledQueued: Story = {
  name: 'identity.unknown + checks.throttled.queued',
  args: { path: '1-0' },
  play: explored.reaches('identity.unknown + checks.throttled.queued'),
}
export const IdentityUnknownChecksReady: Story = {
  name: 'identity.unknown + checks.ready',
  args: { path: '1-9' },
  play: explored.reaches('identity.unknown + checks.ready'),
}
export const IdentitySigningOutChecksThrottledQueued: Story = {
  name: 'identity.signingOut + checks.throttled.queued',
  args: { path: '2-1' },
  play: explored.reaches('identity.signingOut + checks.throttled.queued'),
}
export const IdentitySignedOutChecksThrottledQueued: Story = {
  name: 'identity.signedOut + checks.throttled.queued',
  args: { path: '2-4' },
  play: explored.reaches('identity.signedOut + checks.throttled.queued'),
}
export const IdentitySignedOutHereChecksThrottledQueued: Story = {
  name: 'identity.signedOutHere + checks.throttled.queued',
  args: { path: '2-5' },
  play: explored.reaches('identity.signedOutHere + checks.throttled.queued'),
}
export const IdentitySigningOutLateChecksThrottledQueued: Story = {
  name: 'identity.signingOutLate + checks.throttled.queued',
  args: { path: '2-6' },
  play: explored.reaches('identity.signingOutLate + checks.throttled.queued'),
}
export const IdentityAccountMismatchChecksThrottledQueued: Story = {
  name: 'identity.accountMismatch + checks.throttled.queued',
  args: { path: '2-8' },
  play: explored.reaches('identity.accountMismatch + checks.throttled.queued'),
}
export const IdentitySignedInChecksChecking: Story = {
  name: 'identity.signedIn + checks.checking',
  args: { path: '2-9' },
  play: explored.reaches('identity.signedIn + checks.checking'),
}
export const IdentitySignedOutChecksReady: Story = {
  name: 'identity.signedOut + checks.ready',
  args: { path: '4-9' },
  play: explored.reaches('identity.signedOut + checks.ready'),
}
export const IdentitySigningOutLateChecksThrottledQuiet: Story = {
  name: 'identity.signingOutLate + checks.throttled.quiet',
  args: { path: '5-9' },
  play: explored.reaches('identity.signingOutLate + checks.throttled.quiet'),
}
export const IdentitySignedOutHereChecksReady: Story = {
  name: 'identity.signedOutHere + checks.ready',
  args: { path: '5-10' },
  play: explored.reaches('identity.signedOutHere + checks.ready'),
}
export const IdentityAccountMismatchChecksThrottledQuiet: Story = {
  name: 'identity.accountMismatch + checks.throttled.quiet',
  args: { path: '7-12' },
  play: explored.reaches('identity.accountMismatch + checks.throttled.quiet'),
}
export const IdentitySigningOutChecksThrottledQuiet: Story = {
  name: 'identity.signingOut + checks.throttled.quiet',
  args: { path: '9-1' },
  play: explored.reaches('identity.signingOut + checks.throttled.quiet'),
}
export const IdentitySignedInChecksReady: Story = {
  name: 'identity.signedIn + checks.ready',
  args: { path: '9-9' },
  play: explored.reaches('identity.signedIn + checks.ready'),
}
export const IdentitySigningOutChecksChecking: Story = {
  name: 'identity.signingOut + checks.checking',
  args: { path: '2-1-9' },
  play: explored.reaches('identity.signingOut + checks.checking'),
}
export const IdentitySignedOutChecksChecking: Story = {
  name: 'identity.signedOut + checks.checking',
  args: { path: '2-4-9' },
  play: explored.reaches('identity.signedOut + checks.checking'),
}
export const IdentitySignedOutHereChecksChecking: Story = {
  name: 'identity.signedOutHere + checks.checking',
  args: { path: '2-5-9' },
  play: explored.reaches('identity.signedOutHere + checks.checking'),
}
export const IdentitySigningOutLateChecksChecking: Story = {
  name: 'identity.signingOutLate + checks.checking',
  args: { path: '2-6-9' },
  play: explored.reaches('identity.signingOutLate + checks.checking'),
}
export const IdentityAccountMismatchChecksChecking: Story = {
  name: 'identity.accountMismatch + checks.checking',
  args: { path: '2-8-9' },
  play: explored.reaches('identity.accountMismatch + checks.checking'),
}
export const IdentitySigningOutLateChecksReady: Story = {
  name: 'identity.signingOutLate + checks.ready',
  args: { path: '5-9-9' },
  play: explored.reaches('identity.signingOutLate + checks.ready'),
}
export const IdentityAccountMismatchChecksReady: Story = {
  name: 'identity.accountMismatch + checks.ready',
  args: { path: '7-12-9' },
  play: explored.reaches('identity.accountMismatch + checks.ready'),
}
export const IdentitySigningOutChecksReady: Story = {
  name: 'identity.signingOut + checks.ready',
  args: { path: '9-1-9' },
  play: explored.reaches('identity.signingOut + checks.ready'),
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
        { title: 'identity.unknown + checks.checking', path: '' },
        { title: 'identity.unknown + checks.throttled.quiet', path: '1' },
        { title: 'identity.signedIn + checks.throttled.queued', path: '2' },
        { title: 'identity.signedOut + checks.throttled.quiet', path: '4' },
        { title: 'identity.signedOutHere + checks.throttled.quiet', path: '5' },
        { title: 'identity.signedIn + checks.throttled.quiet', path: '9' },
        { title: 'identity.unknown + checks.throttled.queued', path: '1-0' },
        { title: 'identity.unknown + checks.ready', path: '1-9' },
        { title: 'identity.signingOut + checks.throttled.queued', path: '2-1' },
        { title: 'identity.signedOut + checks.throttled.queued', path: '2-4' },
        { title: 'identity.signedOutHere + checks.throttled.queued', path: '2-5' },
        { title: 'identity.signingOutLate + checks.throttled.queued', path: '2-6' },
        { title: 'identity.accountMismatch + checks.throttled.queued', path: '2-8' },
        { title: 'identity.signedIn + checks.checking', path: '2-9' },
        { title: 'identity.signedOut + checks.ready', path: '4-9' },
        { title: 'identity.signingOutLate + checks.throttled.quiet', path: '5-9' },
        { title: 'identity.signedOutHere + checks.ready', path: '5-10' },
        { title: 'identity.accountMismatch + checks.throttled.quiet', path: '7-12' },
        { title: 'identity.signingOut + checks.throttled.quiet', path: '9-1' },
        { title: 'identity.signedIn + checks.ready', path: '9-9' },
        { title: 'identity.signingOut + checks.checking', path: '2-1-9' },
        { title: 'identity.signedOut + checks.checking', path: '2-4-9' },
        { title: 'identity.signedOutHere + checks.checking', path: '2-5-9' },
        { title: 'identity.signingOutLate + checks.checking', path: '2-6-9' },
        { title: 'identity.accountMismatch + checks.checking', path: '2-8-9' },
        { title: 'identity.signingOutLate + checks.ready', path: '5-9-9' },
        { title: 'identity.accountMismatch + checks.ready', path: '7-12-9' },
        { title: 'identity.signingOut + checks.ready', path: '9-1-9' },
      ]}
    />
  ),
}
