// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { Regions } from '../Regions.tsx'
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

export const IdentityUnknownChecksCheckingTellingQuiet: Story = {
  name: 'unknown · checking · quiet',
  args: { path: '' },
  play: explored.reaches('identity.unknown + checks.checking + telling.quiet'),
}
export const IdentityUnknownChecksCheckingTellingWaiting: Story = {
  name: 'unknown · checking · waiting',
  args: { path: '6-17' },
  play: explored.reaches('identity.unknown + checks.checking + telling.waiting'),
}
export const IdentityUnknownChecksCheckingTellingTelling: Story = {
  name: 'unknown · checking · telling',
  args: { path: '6' },
  play: explored.reaches('identity.unknown + checks.checking + telling.telling'),
}
export const IdentityUnknownChecksThrottledQuietTellingQuiet: Story = {
  name: 'unknown · throttled.quiet · quiet',
  args: { path: '1' },
  play: explored.reaches('identity.unknown + checks.throttled.quiet + telling.quiet'),
}
export const IdentityUnknownChecksThrottledQuietTellingWaiting: Story = {
  name: 'unknown · throttled.quiet · waiting',
  args: { path: '1-6-12' },
  play: explored.reaches('identity.unknown + checks.throttled.quiet + telling.waiting'),
}
export const IdentityUnknownChecksThrottledQuietTellingTelling: Story = {
  name: 'unknown · throttled.quiet · telling',
  args: { path: '1-6' },
  play: explored.reaches('identity.unknown + checks.throttled.quiet + telling.telling'),
}
export const IdentityUnknownChecksThrottledQueuedTellingQuiet: Story = {
  name: 'unknown · throttled.queued · quiet',
  args: { path: '1-0' },
  play: explored.reaches('identity.unknown + checks.throttled.queued + telling.quiet'),
}
export const IdentityUnknownChecksThrottledQueuedTellingWaiting: Story = {
  name: 'unknown · throttled.queued · waiting',
  args: { path: '1-0-6-12' },
  play: explored.reaches('identity.unknown + checks.throttled.queued + telling.waiting'),
}
export const IdentityUnknownChecksThrottledQueuedTellingTelling: Story = {
  name: 'unknown · throttled.queued · telling',
  args: { path: '1-0-6' },
  play: explored.reaches('identity.unknown + checks.throttled.queued + telling.telling'),
}
export const IdentityUnknownChecksReadyTellingQuiet: Story = {
  name: 'unknown · ready · quiet',
  args: { path: '1-9' },
  play: explored.reaches('identity.unknown + checks.ready + telling.quiet'),
}
export const IdentityUnknownChecksReadyTellingWaiting: Story = {
  name: 'unknown · ready · waiting',
  args: { path: '1-6-9-10' },
  play: explored.reaches('identity.unknown + checks.ready + telling.waiting'),
}
export const IdentityUnknownChecksReadyTellingTelling: Story = {
  name: 'unknown · ready · telling',
  args: { path: '1-6-9' },
  play: explored.reaches('identity.unknown + checks.ready + telling.telling'),
}
export const IdentitySignedOutChecksCheckingTellingQuiet: Story = {
  name: 'signedOut · checking · quiet',
  args: { path: '2-4-9' },
  play: explored.reaches('identity.signedOut + checks.checking + telling.quiet'),
}
export const IdentitySignedOutChecksCheckingTellingWaiting: Story = {
  name: 'signedOut · checking · waiting',
  args: { path: '2-5-9' },
  play: explored.reaches('identity.signedOut + checks.checking + telling.waiting'),
}
export const IdentitySignedOutChecksCheckingTellingTelling: Story = {
  name: 'signedOut · checking · telling',
  args: { path: '2-6-9' },
  play: explored.reaches('identity.signedOut + checks.checking + telling.telling'),
}
export const IdentitySignedOutChecksThrottledQuietTellingQuiet: Story = {
  name: 'signedOut · throttled.quiet · quiet',
  args: { path: '4' },
  play: explored.reaches('identity.signedOut + checks.throttled.quiet + telling.quiet'),
}
export const IdentitySignedOutChecksThrottledQuietTellingWaiting: Story = {
  name: 'signedOut · throttled.quiet · waiting',
  args: { path: '5' },
  play: explored.reaches('identity.signedOut + checks.throttled.quiet + telling.waiting'),
}
export const IdentitySignedOutChecksThrottledQuietTellingTelling: Story = {
  name: 'signedOut · throttled.quiet · telling',
  args: { path: '4-6' },
  play: explored.reaches('identity.signedOut + checks.throttled.quiet + telling.telling'),
}
export const IdentitySignedOutChecksThrottledQueuedTellingQuiet: Story = {
  name: 'signedOut · throttled.queued · quiet',
  args: { path: '2-4' },
  play: explored.reaches('identity.signedOut + checks.throttled.queued + telling.quiet'),
}
export const IdentitySignedOutChecksThrottledQueuedTellingWaiting: Story = {
  name: 'signedOut · throttled.queued · waiting',
  args: { path: '2-5' },
  play: explored.reaches('identity.signedOut + checks.throttled.queued + telling.waiting'),
}
export const IdentitySignedOutChecksThrottledQueuedTellingTelling: Story = {
  name: 'signedOut · throttled.queued · telling',
  args: { path: '2-6' },
  play: explored.reaches('identity.signedOut + checks.throttled.queued + telling.telling'),
}
export const IdentitySignedOutChecksReadyTellingQuiet: Story = {
  name: 'signedOut · ready · quiet',
  args: { path: '4-9' },
  play: explored.reaches('identity.signedOut + checks.ready + telling.quiet'),
}
export const IdentitySignedOutChecksReadyTellingWaiting: Story = {
  name: 'signedOut · ready · waiting',
  args: { path: '5-9' },
  play: explored.reaches('identity.signedOut + checks.ready + telling.waiting'),
}
export const IdentitySignedOutChecksReadyTellingTelling: Story = {
  name: 'signedOut · ready · telling',
  args: { path: '4-6-9' },
  play: explored.reaches('identity.signedOut + checks.ready + telling.telling'),
}
export const IdentitySignedInChecksCheckingTellingQuiet: Story = {
  name: 'signedIn · checking · quiet',
  args: { path: '2-9' },
  play: explored.reaches('identity.signedIn + checks.checking + telling.quiet'),
}
export const IdentitySignedInChecksThrottledQuietTellingQuiet: Story = {
  name: 'signedIn · throttled.quiet · quiet',
  args: { path: '9' },
  play: explored.reaches('identity.signedIn + checks.throttled.quiet + telling.quiet'),
}
export const IdentitySignedInChecksThrottledQueuedTellingQuiet: Story = {
  name: 'signedIn · throttled.queued · quiet',
  args: { path: '2' },
  play: explored.reaches('identity.signedIn + checks.throttled.queued + telling.quiet'),
}
export const IdentitySignedInChecksReadyTellingQuiet: Story = {
  name: 'signedIn · ready · quiet',
  args: { path: '9-9' },
  play: explored.reaches('identity.signedIn + checks.ready + telling.quiet'),
}
export const IdentityAccountMismatchChecksCheckingTellingQuiet: Story = {
  name: 'accountMismatch · checking · quiet',
  args: { path: '2-8-9' },
  play: explored.reaches('identity.accountMismatch + checks.checking + telling.quiet'),
}
export const IdentityAccountMismatchChecksThrottledQuietTellingQuiet: Story = {
  name: 'accountMismatch · throttled.quiet · quiet',
  args: { path: '7-12' },
  play: explored.reaches('identity.accountMismatch + checks.throttled.quiet + telling.quiet'),
}
export const IdentityAccountMismatchChecksThrottledQueuedTellingQuiet: Story = {
  name: 'accountMismatch · throttled.queued · quiet',
  args: { path: '2-8' },
  play: explored.reaches('identity.accountMismatch + checks.throttled.queued + telling.quiet'),
}
export const IdentityAccountMismatchChecksReadyTellingQuiet: Story = {
  name: 'accountMismatch · ready · quiet',
  args: { path: '7-12-9' },
  play: explored.reaches('identity.accountMismatch + checks.ready + telling.quiet'),
}
export const IdentitySigningOutChecksCheckingTellingQuiet: Story = {
  name: 'signingOut · checking · quiet',
  args: { path: '2-1-9' },
  play: explored.reaches('identity.signingOut + checks.checking + telling.quiet'),
}
export const IdentitySigningOutChecksThrottledQuietTellingQuiet: Story = {
  name: 'signingOut · throttled.quiet · quiet',
  args: { path: '9-1' },
  play: explored.reaches('identity.signingOut + checks.throttled.quiet + telling.quiet'),
}
export const IdentitySigningOutChecksThrottledQueuedTellingQuiet: Story = {
  name: 'signingOut · throttled.queued · quiet',
  args: { path: '2-1' },
  play: explored.reaches('identity.signingOut + checks.throttled.queued + telling.quiet'),
}
export const IdentitySigningOutChecksReadyTellingQuiet: Story = {
  name: 'signingOut · ready · quiet',
  args: { path: '9-1-9' },
  play: explored.reaches('identity.signingOut + checks.ready + telling.quiet'),
}

const states = [
  { name: 'IdentityUnknownChecksCheckingTellingQuiet', title: 'identity.unknown + checks.checking + telling.quiet', path: '', value: {"identity":"unknown","checks":"checking","telling":"quiet"} },
  { name: 'IdentityUnknownChecksCheckingTellingWaiting', title: 'identity.unknown + checks.checking + telling.waiting', path: '6-17', value: {"identity":"unknown","checks":"checking","telling":"waiting"} },
  { name: 'IdentityUnknownChecksCheckingTellingTelling', title: 'identity.unknown + checks.checking + telling.telling', path: '6', value: {"identity":"unknown","checks":"checking","telling":"telling"} },
  { name: 'IdentityUnknownChecksThrottledQuietTellingQuiet', title: 'identity.unknown + checks.throttled.quiet + telling.quiet', path: '1', value: {"identity":"unknown","checks":{"throttled":"quiet"},"telling":"quiet"} },
  { name: 'IdentityUnknownChecksThrottledQuietTellingWaiting', title: 'identity.unknown + checks.throttled.quiet + telling.waiting', path: '1-6-12', value: {"identity":"unknown","checks":{"throttled":"quiet"},"telling":"waiting"} },
  { name: 'IdentityUnknownChecksThrottledQuietTellingTelling', title: 'identity.unknown + checks.throttled.quiet + telling.telling', path: '1-6', value: {"identity":"unknown","checks":{"throttled":"quiet"},"telling":"telling"} },
  { name: 'IdentityUnknownChecksThrottledQueuedTellingQuiet', title: 'identity.unknown + checks.throttled.queued + telling.quiet', path: '1-0', value: {"identity":"unknown","checks":{"throttled":"queued"},"telling":"quiet"} },
  { name: 'IdentityUnknownChecksThrottledQueuedTellingWaiting', title: 'identity.unknown + checks.throttled.queued + telling.waiting', path: '1-0-6-12', value: {"identity":"unknown","checks":{"throttled":"queued"},"telling":"waiting"} },
  { name: 'IdentityUnknownChecksThrottledQueuedTellingTelling', title: 'identity.unknown + checks.throttled.queued + telling.telling', path: '1-0-6', value: {"identity":"unknown","checks":{"throttled":"queued"},"telling":"telling"} },
  { name: 'IdentityUnknownChecksReadyTellingQuiet', title: 'identity.unknown + checks.ready + telling.quiet', path: '1-9', value: {"identity":"unknown","checks":"ready","telling":"quiet"} },
  { name: 'IdentityUnknownChecksReadyTellingWaiting', title: 'identity.unknown + checks.ready + telling.waiting', path: '1-6-9-10', value: {"identity":"unknown","checks":"ready","telling":"waiting"} },
  { name: 'IdentityUnknownChecksReadyTellingTelling', title: 'identity.unknown + checks.ready + telling.telling', path: '1-6-9', value: {"identity":"unknown","checks":"ready","telling":"telling"} },
  { name: 'IdentitySignedOutChecksCheckingTellingQuiet', title: 'identity.signedOut + checks.checking + telling.quiet', path: '2-4-9', value: {"identity":"signedOut","checks":"checking","telling":"quiet"} },
  { name: 'IdentitySignedOutChecksCheckingTellingWaiting', title: 'identity.signedOut + checks.checking + telling.waiting', path: '2-5-9', value: {"identity":"signedOut","checks":"checking","telling":"waiting"} },
  { name: 'IdentitySignedOutChecksCheckingTellingTelling', title: 'identity.signedOut + checks.checking + telling.telling', path: '2-6-9', value: {"identity":"signedOut","checks":"checking","telling":"telling"} },
  { name: 'IdentitySignedOutChecksThrottledQuietTellingQuiet', title: 'identity.signedOut + checks.throttled.quiet + telling.quiet', path: '4', value: {"identity":"signedOut","checks":{"throttled":"quiet"},"telling":"quiet"} },
  { name: 'IdentitySignedOutChecksThrottledQuietTellingWaiting', title: 'identity.signedOut + checks.throttled.quiet + telling.waiting', path: '5', value: {"identity":"signedOut","checks":{"throttled":"quiet"},"telling":"waiting"} },
  { name: 'IdentitySignedOutChecksThrottledQuietTellingTelling', title: 'identity.signedOut + checks.throttled.quiet + telling.telling', path: '4-6', value: {"identity":"signedOut","checks":{"throttled":"quiet"},"telling":"telling"} },
  { name: 'IdentitySignedOutChecksThrottledQueuedTellingQuiet', title: 'identity.signedOut + checks.throttled.queued + telling.quiet', path: '2-4', value: {"identity":"signedOut","checks":{"throttled":"queued"},"telling":"quiet"} },
  { name: 'IdentitySignedOutChecksThrottledQueuedTellingWaiting', title: 'identity.signedOut + checks.throttled.queued + telling.waiting', path: '2-5', value: {"identity":"signedOut","checks":{"throttled":"queued"},"telling":"waiting"} },
  { name: 'IdentitySignedOutChecksThrottledQueuedTellingTelling', title: 'identity.signedOut + checks.throttled.queued + telling.telling', path: '2-6', value: {"identity":"signedOut","checks":{"throttled":"queued"},"telling":"telling"} },
  { name: 'IdentitySignedOutChecksReadyTellingQuiet', title: 'identity.signedOut + checks.ready + telling.quiet', path: '4-9', value: {"identity":"signedOut","checks":"ready","telling":"quiet"} },
  { name: 'IdentitySignedOutChecksReadyTellingWaiting', title: 'identity.signedOut + checks.ready + telling.waiting', path: '5-9', value: {"identity":"signedOut","checks":"ready","telling":"waiting"} },
  { name: 'IdentitySignedOutChecksReadyTellingTelling', title: 'identity.signedOut + checks.ready + telling.telling', path: '4-6-9', value: {"identity":"signedOut","checks":"ready","telling":"telling"} },
  { name: 'IdentitySignedInChecksCheckingTellingQuiet', title: 'identity.signedIn + checks.checking + telling.quiet', path: '2-9', value: {"identity":"signedIn","checks":"checking","telling":"quiet"} },
  { name: 'IdentitySignedInChecksThrottledQuietTellingQuiet', title: 'identity.signedIn + checks.throttled.quiet + telling.quiet', path: '9', value: {"identity":"signedIn","checks":{"throttled":"quiet"},"telling":"quiet"} },
  { name: 'IdentitySignedInChecksThrottledQueuedTellingQuiet', title: 'identity.signedIn + checks.throttled.queued + telling.quiet', path: '2', value: {"identity":"signedIn","checks":{"throttled":"queued"},"telling":"quiet"} },
  { name: 'IdentitySignedInChecksReadyTellingQuiet', title: 'identity.signedIn + checks.ready + telling.quiet', path: '9-9', value: {"identity":"signedIn","checks":"ready","telling":"quiet"} },
  { name: 'IdentityAccountMismatchChecksCheckingTellingQuiet', title: 'identity.accountMismatch + checks.checking + telling.quiet', path: '2-8-9', value: {"identity":"accountMismatch","checks":"checking","telling":"quiet"} },
  { name: 'IdentityAccountMismatchChecksThrottledQuietTellingQuiet', title: 'identity.accountMismatch + checks.throttled.quiet + telling.quiet', path: '7-12', value: {"identity":"accountMismatch","checks":{"throttled":"quiet"},"telling":"quiet"} },
  { name: 'IdentityAccountMismatchChecksThrottledQueuedTellingQuiet', title: 'identity.accountMismatch + checks.throttled.queued + telling.quiet', path: '2-8', value: {"identity":"accountMismatch","checks":{"throttled":"queued"},"telling":"quiet"} },
  { name: 'IdentityAccountMismatchChecksReadyTellingQuiet', title: 'identity.accountMismatch + checks.ready + telling.quiet', path: '7-12-9', value: {"identity":"accountMismatch","checks":"ready","telling":"quiet"} },
  { name: 'IdentitySigningOutChecksCheckingTellingQuiet', title: 'identity.signingOut + checks.checking + telling.quiet', path: '2-1-9', value: {"identity":"signingOut","checks":"checking","telling":"quiet"} },
  { name: 'IdentitySigningOutChecksThrottledQuietTellingQuiet', title: 'identity.signingOut + checks.throttled.quiet + telling.quiet', path: '9-1', value: {"identity":"signingOut","checks":{"throttled":"quiet"},"telling":"quiet"} },
  { name: 'IdentitySigningOutChecksThrottledQueuedTellingQuiet', title: 'identity.signingOut + checks.throttled.queued + telling.quiet', path: '2-1', value: {"identity":"signingOut","checks":{"throttled":"queued"},"telling":"quiet"} },
  { name: 'IdentitySigningOutChecksReadyTellingQuiet', title: 'identity.signingOut + checks.ready + telling.quiet', path: '9-1-9', value: {"identity":"signingOut","checks":"ready","telling":"quiet"} },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}

/** What runs side by side, apart; and any two against each other. */
export const RegionsApart: Story = {
  name: 'Regions',
  render: () => <Regions kind={meta.title} states={states} />,
}
