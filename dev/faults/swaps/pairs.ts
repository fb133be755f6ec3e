import type { SwapMode } from '@narwhal-club/core/swap'
import {
  cutNetwork,
  killServer,
  killTabs,
  leave,
  loseSession,
  reorganise,
  replace,
} from '../kit/faults.ts'
import { randomLie } from '../kit/lies.ts'
import type { Call, Moment } from '../kit/moments.ts'
import type { Kind } from '../kit/purse.ts'
import { pause, payAgain, sell, wait } from './faults.ts'
import type { Run } from './run.ts'

/** A step of the way, and what goes wrong at it. */
export interface Pair {
  /** `step × fault`. */
  name: string
  /** Lays the fault in wait. */
  begin(run: Run): unknown
  /** @default by turns */
  mode?: SwapMode
  /** NFTs. @default one or two */
  count?: number
  tabs?: 1 | 2
  isDouble?: boolean
  /** Fees that the person means to pay, at most. @default 1 */
  fees?: number
  /** Swaps that are made in the end. @default 1 */
  swaps?: 1 | 2
  /** NFTs that are sold meanwhile. */
  sold?: number
  /** A page of their own leaves the fee out, and so the swap counts for nothing. */
  skips?: 'pays nothing' | 'names another'
}

const checks = [
  'quote.leaving',
  'quote.answered',
  'intent.leaving',
  'intent.answered',
  'check.leaving',
  'check.answered',
] as const satisfies readonly Moment[]
const checking: readonly Call[] = ['quote', 'intent', 'check']
const minute = 60_000

const around = (kind: Kind) => [`${kind}.asked`, `${kind}.done`] as const
const after = (kind: Kind) =>
  [`${kind}.done`, `${kind}.block.1`, `${kind}.block.2`] as const
const revocable = { mode: 'deposit', count: 2 } as const

/** Before any money moves. */
const checkPairs: readonly Pair[] = [
  {
    name: 'check × server killed',
    begin: (run) => killServer(run, run.random.pick(checks)),
  },
  {
    name: 'check × answers lost',
    begin: ({ weather }) => weather.loseAnswers(checking),
  },
  {
    name: 'check × sent twice',
    begin: ({ weather }) => weather.double(checking),
  },
  {
    name: 'check × quote stale',
    begin: (run) => wait(run, 'quote.answered', minute + 1_000),
  },
  {
    name: 'check × paused meanwhile',
    begin: (run) =>
      pause(run, run.random.pick(['quote.answered', 'intent.answered'])),
  },
]

const approvePairs: readonly Pair[] = [
  {
    name: 'approve × tab killed',
    begin: (run) => killTabs(run, run.random.pick(around('approve'))),
  },
  {
    name: 'approve × wallet cancelled',
    begin: (run) => replace(run, 'cancel', 'approve'),
  },
  {
    name: 'approve × id sold meanwhile',
    count: 1,
    sold: 1,
    begin: (run) => sell(run, 'approve.done'),
  },
]

/** From the prompt of the fee to the blocks that hold it. */
const feePairs: readonly Pair[] = [
  {
    name: 'fee × server killed',
    begin: (run) => killServer(run, run.random.pick(after('transfer'))),
  },
  {
    name: 'fee × answers lost',
    begin: (run) =>
      run.moments.at('transfer.asked', () =>
        run.weather.loseAnswers(['report', 'look', 'check']),
      ),
  },
  {
    name: 'fee × network cut',
    begin: (run) => cutNetwork(run, run.random.pick(around('transfer'))),
  },
  {
    name: 'fee × tab killed',
    begin: (run) => killTabs(run, run.random.pick(around('transfer'))),
  },
  {
    name: 'fee × session lost',
    begin: (run) => loseSession(run, run.random.pick(around('transfer'))),
  },
  { name: 'fee × node lying', begin: (run) => randomLie(run) },
  { name: 'fee × node away', begin: (run) => leave(run) },
  {
    name: 'fee × chain reorganised',
    begin: (run) => reorganise(run, run.random.pick([1, 2])),
  },
  { name: 'fee × wallet sped up', begin: (run) => replace(run, 'speedUp') },
  { name: 'fee × wallet cancelled', begin: (run) => replace(run, 'cancel') },
  {
    name: 'fee × paid twice by hand',
    count: 1,
    fees: 2,
    swaps: 2,
    begin: payAgain,
  },
  {
    name: 'fee × 25 hours late',
    begin: (run) => wait(run, 'transfer.asked', 25 * 60 * minute),
  },
  {
    name: 'fee × id sold meanwhile',
    count: 1,
    sold: 1,
    begin: (run) => sell(run, 'transfer.done'),
  },
]

const swapPairs: readonly Pair[] = [
  {
    name: 'swap × server killed',
    begin: (run) => killServer(run, run.random.pick(after('swap'))),
  },
  {
    name: 'swap × tab killed',
    begin: (run) => killTabs(run, run.random.pick(around('swap'))),
  },
  {
    name: 'swap × sent twice',
    begin: ({ weather }) => weather.double(['report', 'look', 'check']),
  },
  { name: 'swap × node lying', begin: (run) => randomLie(run, 'swap.done') },
  {
    name: 'swap × chain reorganised',
    begin: (run) => reorganise(run, run.random.pick([1, 2]), 'swap'),
  },
  {
    name: 'swap × wallet sped up',
    begin: (run) => replace(run, 'speedUp', 'swap'),
  },
  {
    name: 'swap × wallet cancelled',
    begin: (run) => replace(run, 'cancel', 'swap'),
  },
  {
    name: 'swap × id sold meanwhile',
    count: 1,
    sold: 1,
    begin: (run) => sell(run, 'swap.asked'),
  },
  {
    name: 'swap × paused meanwhile',
    begin: (run) => pause(run, 'swap.asked'),
  },
]

const revokePairs: readonly Pair[] = [
  {
    name: 'revoke × tab killed',
    ...revocable,
    begin: (run) => killTabs(run, run.random.pick(around('revoke'))),
  },
  {
    name: 'revoke × server killed',
    ...revocable,
    begin: (run) => killServer(run, run.random.pick(around('revoke'))),
  },
]

/** Pages that would do without the fee. */
const skippingPairs: readonly Pair[] = [
  { name: 'no fee × vault called by hand', skips: 'pays nothing', begin() {} },
  {
    name: 'no fee × names another’s payment',
    skips: 'names another',
    begin() {},
  },
  {
    name: 'no fee × server killed',
    skips: 'names another',
    begin: (run) => killServer(run, run.random.pick(after('swap'))),
  },
  {
    name: 'no fee × chain reorganised',
    skips: 'pays nothing',
    begin: (run) => reorganise(run, run.random.pick([1, 2]), 'swap'),
  },
]

export const pairs: readonly Pair[] = [
  { name: 'every step × nothing', begin() {} },
  { name: 'every step × double click', isDouble: true, begin() {} },
  { name: 'every step × second tab', tabs: 2, begin() {} },
  ...checkPairs,
  ...approvePairs,
  ...feePairs,
  ...swapPairs,
  ...revokePairs,
  ...skippingPairs,
]
