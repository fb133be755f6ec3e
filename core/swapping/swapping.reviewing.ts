import { defect, held, leavable, starts } from './swapping.held.ts'
import { choiceOf, quotedOf, swappingSetup } from './swapping.setup.ts'
import type {
  OpenOutcome,
  QuoteOutcome,
  SwappingContext,
} from './swapping.types.ts'

const quoted = (x: { event: { output: QuoteOutcome } }) => x.event.output
const opened = (x: { event: { output: OpenOutcome } }) => x.event.output

type Quoting = Parameters<typeof quoted>[0]
const isQuoted = (x: Quoting): [QuoteOutcome, string] => [quoted(x), 'quoted']
const asBefore = (x: Quoting): [QuoteOutcome, boolean] => [quoted(x), false]
const asChanged = (x: Quoting): [QuoteOutcome, boolean] => [quoted(x), true]

const call = {
  id: 'quote',
  src: 'quote',
  input: ({ context }: { context: SwappingContext }) => ({
    choice: choiceOf(context),
    isRevokeWanted: context.isRevokeWanted,
  }),
  onError: defect,
} as const
const failures = [
  {
    guard: { type: 'isPassing', params: quoted },
    target: '#swapping.offline',
    actions: { type: 'takeFailure', params: quoted },
  },
  {
    guard: { type: 'isLost', params: quoted },
    target: '#swapping.suspended',
    actions: { type: 'takeFailure', params: quoted },
  },
  {
    target: '#swapping.stopped',
    actions: { type: 'takeFailure', params: quoted },
  },
] as const

/** The server and the chain are asked all that is shown before the first click. */
export const quoting = swappingSetup.createStateConfig({
  tags: 'pending',
  on: { ...held.on, ...starts.on, ...leavable.on },
  invoke: {
    ...call,
    onDone: [
      {
        guard: { type: 'isKind', params: isQuoted },
        target: 'reviewing',
        actions: { type: 'takeQuoted', params: asBefore },
      },
      ...failures,
    ],
  },
})

/** What it takes and what it brings; nothing has moved. */
export const reviewing = swappingSetup.createStateConfig({
  tags: 'actionable',
  on: {
    ...held.on,
    ...starts.on,
    ...leavable.on,
    'swapping.revokeAfter': {
      actions: { type: 'wantRevoke', params: ({ event }) => event.isWanted },
    },
  },
  initial: 'fresh',
  states: {
    fresh: {
      after: { quoteLife: 'stale' },
      on: { 'swapping.confirm': '#swapping.opening' },
    },
    stale: { on: { 'swapping.confirm': 'asking' } },
    // It is asked anew; one that is the same was agreed to already.
    asking: {
      tags: 'pending',
      on: { 'swapping.revokeAfter': {} },
      invoke: {
        ...call,
        onDone: [
          {
            guard: { type: 'isSameOffer', params: quoted },
            target: '#swapping.opening',
            actions: { type: 'takeQuoted', params: asBefore },
          },
          {
            guard: { type: 'isKind', params: isQuoted },
            target: 'fresh',
            actions: { type: 'takeQuoted', params: asChanged },
          },
          ...failures,
        ],
      },
    },
  },
})

/** The server takes the quote, and from then on knows the swap. */
export const opening = swappingSetup.createStateConfig({
  on: held.on,
  initial: 'posting',
  states: {
    posting: {
      tags: 'pending',
      on: {
        // Whoever was told that it failed may leave it, as while it waits.
        'swapping.back': {
          guard: 'hasFailed',
          ...leavable.on['swapping.back'],
        },
      },
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ quote: quotedOf(context).quote }),
        onDone: [
          {
            guard: { type: 'isKind', params: (x) => [opened(x), 'opened'] },
            target: '#swapping.working',
            actions: { type: 'takeOpened', params: opened },
          },
          {
            guard: { type: 'isPassing', params: opened },
            target: 'waiting',
            actions: { type: 'takeFailure', params: opened },
          },
          {
            guard: { type: 'isOutdated', params: opened },
            target: '#swapping.reviewing.asking',
          },
          {
            guard: { type: 'isLost', params: opened },
            target: '#swapping.suspended',
            actions: { type: 'takeFailure', params: opened },
          },
          {
            target: '#swapping.stopped',
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
        'swapping.retry': 'posting',
      },
    },
  },
})
