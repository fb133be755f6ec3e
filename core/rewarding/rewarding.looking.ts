import { defect, held, leavable } from './rewarding.held.ts'
import { rewardingSetup } from './rewarding.setup.ts'
import type { LookOutcome } from './rewarding.types.ts'

const looked = (x: { event: { output: LookOutcome } }) => x.event.output
const take = { type: 'takeFound', params: looked } as const

/** The server, the chain and storage say what is next. */
export const looking = rewardingSetup.createStateConfig({
  tags: 'pending',
  on: {
    ...held.on,
    ...leavable.on,
    'rewarding.pay': {
      guard: { type: 'isDue', params: ({ event }) => event.submission },
      actions: { type: 'choose', params: ({ event }) => event.submission },
    },
    // What was asked before somebody knew better may be answered with what was.
    'rewarding.retry': { target: '#rewarding.looking', reenter: true },
  },
  invoke: {
    id: 'look',
    src: 'look',
    input: ({ context }) => ({ bounty: context.bounty ?? '' }),
    onDone: [
      {
        guard: { type: 'isChosenDue', params: looked },
        target: '#rewarding.checking',
        actions: take,
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'ask'] },
        target: '#rewarding.ready',
        actions: [take, 'leaveAlone'],
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'follow'] },
        target: '#rewarding.following',
        actions: [take, 'leaveAlone'],
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'await'] },
        target: '#rewarding.waiting',
        actions: [take, 'leaveAlone'],
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'done'] },
        target: '#rewarding.settled',
        actions: [take, 'leaveAlone'],
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'closed'] },
        target: '#rewarding.closed',
        actions: [take, 'leaveAlone'],
      },
      {
        guard: { type: 'isPassing', params: looked },
        target: '#rewarding.offline',
        actions: { type: 'takeFailure', params: looked },
      },
      {
        guard: { type: 'isLost', params: looked },
        target: '#rewarding.suspended',
        actions: { type: 'takeFailure', params: looked },
      },
      {
        target: '#rewarding.stopped',
        actions: { type: 'takeFailure', params: looked },
      },
    ],
    onError: defect,
  },
})
