import { defect, held, kept, leavable, restarts } from './proposing.held.ts'
import {
  askedOf,
  proposingSetup,
  reviewOf,
  subjectOf,
} from './proposing.setup.ts'
import { standingOf, standingRoutes } from './proposing.standing.ts'
import type {
  CheckOutcome,
  ProposingContext,
  ReadOutcome,
  SignOutcome,
  WeighOutcome,
} from './proposing.types.ts'

type Read = { event: { output: ReadOutcome } }
const read = (x: Read) => x.event.output
const checked = (x: { event: { output: CheckOutcome } }) => x.event.output
const checkOf = (x: { event: { output: CheckOutcome } }) =>
  x.event.output.kind === 'sound' ? x.event.output.check : null
const weighed = (x: { event: { output: WeighOutcome } }) => x.event.output
const reviewOfOutput = (x: { event: { output: WeighOutcome } }) =>
  x.event.output.kind === 'enough' ? x.event.output.review : null
const signed = (x: { event: { output: SignOutcome } }) => x.event.output

const readSubject = (x: Read) => {
  const { output } = x.event
  if (output.kind === 'failure') throw new TypeError('Nothing was read')
  return output.subject
}
const readProposal = (x: Read) =>
  x.event.output.kind === 'published' ? x.event.output.proposal : null

const readInput = ({ context }: { context: ProposingContext }) =>
  askedOf(context)

const takeSubject = { type: 'takeSubject', params: readSubject } as const

// The person pays when they ask for it: a page that opens asks no wallet.
const unpaid = {
  guard: {
    type: 'isKind',
    params: (x: Read): [ReadOutcome, string] => [read(x), 'awaiting'],
  },
  target: '#proposing.awaiting.unpaid',
  actions: {
    type: 'takeStanding',
    params: (x: Read) => standingOf(read(x)),
  },
} as const

/** What an earlier visit has left goes on; a draft that is only written does not. */
export const recalling = proposingSetup.createStateConfig({
  tags: 'pending',
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    input: readInput,
    onDone: [
      ...standingRoutes((x: Read) => standingOf(read(x))),
      unpaid,
      {
        guard: { type: 'isKind', params: (x) => [read(x), 'published'] },
        target: '#proposing.published.seen',
        actions: [
          takeSubject,
          { type: 'takeProposal', params: readProposal },
          'forget',
        ],
      },
      {
        guard: { type: 'isPassing', params: read },
        target: '#proposing.recallingLater',
        actions: { type: 'takeFailure', params: read },
      },
      {
        guard: { type: 'isKind', params: (x) => [read(x), 'writing'] },
        target: '#proposing.idle',
        actions: ['forget', 'dropDraft'],
      },
      // Another session, or none, is told that there is no such draft. The
      // one that signed it may come back, and its run goes on then.
      { target: '#proposing.idle', actions: 'dropDraft' },
    ],
    onError: { target: '#proposing.idle', actions: 'dropDraft' },
  },
  on: { ...restarts.on },
})

export const recallingLater = proposingSetup.createStateConfig({
  after: { retryDelay: 'recalling' },
  on: { ...restarts.on, 'connection.back': '#proposing.recalling' },
})

/** The server's copy is what counts, also of how far it is. */
export const reading = proposingSetup.createStateConfig({
  tags: 'pending',
  on: { ...held.on, ...leavable.on },
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    input: readInput,
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [read(x), 'writing'] },
        target: '#proposing.checking',
        actions: [takeSubject, 'succeed'],
      },
      ...standingRoutes((x: Read) => standingOf(read(x))),
      unpaid,
      {
        guard: { type: 'isKind', params: (x) => [read(x), 'published'] },
        target: '#proposing.published.seen',
        actions: [
          takeSubject,
          { type: 'takeProposal', params: readProposal },
          'forget',
        ],
      },
      {
        guard: { type: 'isPassing', params: read },
        target: '#proposing.offline',
        actions: { type: 'takeFailure', params: read },
      },
      {
        target: '#proposing.stopped',
        actions: { type: 'takeFailure', params: read },
      },
    ],
    onError: defect,
  },
})

export const checking = proposingSetup.createStateConfig({
  tags: 'pending',
  on: { ...held.on, ...leavable.on },
  invoke: {
    id: 'check',
    src: 'check',
    input: ({ context }) => subjectOf(context),
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [checked(x), 'faulty'] },
        target: '#proposing.faulted',
        actions: { type: 'takeFaults', params: checked },
      },
      {
        guard: { type: 'isSoundAndNew', params: checkOf },
        target: '#proposing.weighing',
        actions: [{ type: 'takeCheck', params: checkOf }, 'succeed'],
      },
      {
        guard: { type: 'isKind', params: (x) => [checked(x), 'sound'] },
        target: '#proposing.confirmingDuplicate',
        actions: { type: 'takeCheck', params: checkOf },
      },
      {
        guard: { type: 'isPassing', params: checked },
        target: '#proposing.offline',
        actions: { type: 'takeFailure', params: checked },
      },
      {
        target: '#proposing.stopped',
        actions: { type: 'takeFailure', params: checked },
      },
    ],
    onError: defect,
  },
})

/** The author puts it right in the words, and comes again. */
export const faulted = proposingSetup.createStateConfig({
  tags: 'actionable',
  on: {
    ...held.on,
    ...restarts.on,
    ...leavable.on,
    'proposing.retry': '#proposing.reading',
  },
})

export const confirmingDuplicate = proposingSetup.createStateConfig({
  tags: 'actionable',
  on: {
    ...held.on,
    ...leavable.on,
    'proposing.confirm': {
      target: '#proposing.weighing',
      actions: 'noteMeant',
    },
  },
})

/** Who lacks something is told before the wallet opens. */
export const weighing = proposingSetup.createStateConfig({
  tags: 'pending',
  on: { ...held.on, ...leavable.on },
  invoke: {
    id: 'weigh',
    src: 'weigh',
    input: ({ context }) => {
      const { check } = context
      if (!check) throw new TypeError('Nothing was checked')
      return { subject: subjectOf(context), check }
    },
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [weighed(x), 'enough'] },
        target: '#proposing.reviewing',
        actions: ['succeed', { type: 'takeReview', params: reviewOfOutput }],
      },
      {
        guard: { type: 'isPassing', params: weighed },
        target: '#proposing.offline',
        actions: { type: 'takeFailure', params: weighed },
      },
      {
        target: '#proposing.stopped',
        actions: { type: 'takeFailure', params: weighed },
      },
    ],
    onError: defect,
  },
})

export const reviewing = proposingSetup.createStateConfig({
  tags: 'actionable',
  on: {
    ...held.on,
    ...leavable.on,
    'proposing.sign': {
      target: '#proposing.signing',
      actions: 'forgetFailure',
    },
  },
})

/** The wallet asks; whatever it says, nothing is lost. */
export const signing = proposingSetup.createStateConfig({
  tags: ['pending', 'actionable'],
  on: {
    ...held.on,
    ...kept.on,
    ...leavable.on,
    'account.changed': {
      guard: { type: 'isOtherAccount', params: ({ event }) => event.address },
      target: '#proposing.reviewing',
      actions: { type: 'failWith', params: 'proposing.accountChanged' },
    },
    'chain.changed': {
      guard: { type: 'isOtherChain', params: ({ event }) => event.chainId },
      target: '#proposing.reviewing',
      actions: { type: 'failWith', params: 'proposing.wrongChain' },
    },
  },
  invoke: {
    id: 'sign',
    src: 'sign',
    input: ({ context }) => ({
      subject: subjectOf(context),
      review: reviewOf(context),
    }),
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [signed(x), 'signed'] },
        target: '#proposing.opening',
        actions: [{ type: 'takeSigned', params: signed }, 'succeed'],
      },
      {
        guard: { type: 'isKind', params: (x) => [signed(x), 'faulty'] },
        target: '#proposing.faulted',
        actions: { type: 'takeFaults', params: signed },
      },
      {
        guard: { type: 'isKind', params: (x) => [signed(x), 'reworded'] },
        target: '#proposing.reviewing',
        actions: { type: 'reword', params: signed },
      },
      {
        target: '#proposing.reviewing',
        actions: { type: 'takeFailure', params: signed },
      },
    ],
    onError: defect,
  },
})
