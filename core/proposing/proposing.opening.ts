import { defect, held, kept, leavable } from './proposing.held.ts'
import {
  intentOf,
  proposingSetup,
  reviewOf,
  signedOf,
  subjectOf,
} from './proposing.setup.ts'
import { standingOf, standingRoutes } from './proposing.standing.ts'
import type { CancelOutcome, OpenOutcome } from './proposing.types.ts'

type Opened = { event: { output: OpenOutcome } }
const opened = (x: Opened) => x.event.output
const cancelled = (x: { event: { output: CancelOutcome } }) => x.event.output
const standing = (x: Opened) => standingOf(opened(x))

/** What was signed is handed over, again and again until the server answers. */
export const opening = proposingSetup.createStateConfig({
  on: { ...held.on, ...kept.on },
  initial: 'posting',
  states: {
    posting: {
      tags: 'pending',
      invoke: {
        id: 'openIntent',
        src: 'openIntent',
        input: ({ context }) => ({
          subject: subjectOf(context),
          contentHash: reviewOf(context).contentHash,
          signed: signedOf(context),
        }),
        onDone: [
          ...standingRoutes(standing),
          {
            guard: { type: 'isKind', params: (x) => [opened(x), 'opened'] },
            target: '#proposing.awaiting.paying',
            actions: [{ type: 'takeStanding', params: standing }, 'emitOpened'],
          },
          {
            guard: { type: 'isPassing', params: opened },
            target: 'waiting',
            actions: { type: 'takeFailure', params: opened },
          },
          {
            target: '#proposing.stopped',
            actions: { type: 'takeFailure', params: opened },
          },
        ],
        onError: defect,
      },
    },
    waiting: {
      after: { retryDelay: 'posting' },
      on: {
        ...leavable.on,
        'connection.back': 'posting',
        'proposing.retry': 'posting',
      },
    },
  },
})

/** The fee is taken back; the server says whether it was too late. */
export const cancelling = proposingSetup.createStateConfig({
  tags: 'pending',
  entry: 'cancelFee',
  on: { ...held.on, ...kept.on },
  invoke: {
    id: 'cancelIntent',
    src: 'cancelIntent',
    input: ({ context }) => ({ intent: intentOf(context).id }),
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [cancelled(x), 'cancelled'] },
        target: '#proposing.idle',
        actions: ['forget', 'dropDraft'],
      },
      {
        guard: { type: 'isKind', params: (x) => [cancelled(x), 'kept'] },
        target: '#proposing.reading',
      },
      {
        target: '#proposing.awaiting.unpaid',
        actions: { type: 'takeFailure', params: cancelled },
      },
    ],
    onError: defect,
  },
})
