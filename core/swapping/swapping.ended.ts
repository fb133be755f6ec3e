import { defect, held, leavable, starts } from './swapping.held.ts'
import { standingOf, swappingSetup } from './swapping.setup.ts'
import type { BalanceOutcome, CancelOutcome } from './swapping.types.ts'

const cancelled = (x: { event: { output: CancelOutcome } }) => x.event.output
const read = (x: { event: { output: BalanceOutcome } }) => x.event.output

/** The server says whether it was too late. */
export const cancelling = swappingSetup.createStateConfig({
  tags: 'pending',
  on: held.on,
  invoke: {
    id: 'cancel',
    src: 'cancel',
    input: ({ context }) => ({ intent: context.intent ?? '' }),
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [cancelled(x), 'cancelled'] },
        target: 'ended',
        actions: { type: 'takeEnded', params: cancelled },
      },
      {
        guard: { type: 'isPassing', params: cancelled },
        target: 'offline',
        actions: { type: 'takeFailure', params: cancelled },
      },
      // What the server has seen meanwhile is looked at.
      {
        target: 'working',
        actions: { type: 'takeFailure', params: cancelled },
      },
    ],
    onError: defect,
  },
})

/** The vault's event is in enough blocks: nothing else makes a swap done. */
export const done = swappingSetup.createStateConfig({
  entry: ['forget', 'forgetFailure', 'emitSwapped'],
  on: { ...starts.on, ...leavable.on },
  type: 'parallel',
  states: {
    balances: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readBalances',
            src: 'readBalances',
            input: ({ context }) => ({
              account: standingOf(context).intent.account as `0x${string}`,
            }),
            onDone: {
              target: 'read',
              actions: { type: 'takeHoldings', params: read },
            },
            onError: 'read',
          },
        },
        read: {},
      },
    },
    // Whoever comes back to the page has seen it: it is celebrated once.
    receipt: {
      initial: 'celebrating',
      states: {
        celebrating: { on: { 'swapping.celebrated': 'seen' } },
        seen: {},
      },
    },
  },
})

/** It is not made any more; a fee that was paid is a credit. */
export const ended = swappingSetup.createStateConfig({
  entry: ['forget', 'forgetFailure', 'emitEnded'],
  on: { ...starts.on, ...leavable.on },
})
