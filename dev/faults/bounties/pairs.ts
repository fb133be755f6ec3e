import { killServer, leave, reorganise, replace } from '../kit/faults.ts'
import type { Call, Moment } from '../kit/moments.ts'
import { lie, loseSession, starve } from './faults.ts'
import { disputed, junk } from './meddling.ts'
import type { Work } from './payOut.ts'
import type { Run } from './run.ts'

/** A step of the way, and what goes wrong at it. */
export interface Pair {
  /** `step × fault`. */
  name: string
  /** Lays a fault in wait for publishing. */
  publishing?(run: Run): unknown
  /** Lays one in wait for the award. */
  awarding?(run: Run): unknown
  /** Lays one in wait for the payouts. */
  paying?(run: Run, bounty: string, works: readonly Work[]): unknown
  /** @default by the seed */
  asset?: 'TOKEN' | 'CRO'
  /** Fees that the author means to pay. @default 1 */
  fees?: number
  /** Payments of shares that the author means to make beyond one each. */
  more?: number
}

const publishing: readonly Call[] = ['intent', 'report']
const onTheWay = [
  'intent.leaving',
  'intent.answered',
  'transfer.done',
  'report.leaving',
  'report.answered',
  'transfer.block.1',
  'transfer.block.2',
] as const satisfies readonly Moment[]
const inPayouts = [
  'transfer.done',
  'payout.leaving',
  'payout.answered',
  'transfer.block.1',
  'transfer.block.2',
] as const satisfies readonly Moment[]

/** Publishing, and the fee. */
const publishingPairs: readonly Pair[] = [
  {
    name: 'publishing × server killed',
    publishing: (run) => killServer(run, run.random.pick(onTheWay)),
  },
  {
    name: 'publishing × answers lost',
    publishing: ({ weather }) => weather.loseAnswers(publishing),
  },
  {
    name: 'publishing × sent twice',
    publishing: ({ weather }) => weather.double(publishing),
  },
  {
    name: 'publishing × session lost',
    publishing: (run) => loseSession(run, run.random.pick(onTheWay)),
  },
  { name: 'publishing × node lying', publishing: lie },
  {
    name: 'publishing × chain reorganised',
    publishing: (run) => reorganise(run),
  },
  {
    name: 'publishing × wallet sped up',
    publishing: (run) => replace(run, 'speedUp'),
  },
  {
    name: 'publishing × wallet cancelled',
    publishing: (run) => replace(run, 'cancel'),
  },
  {
    name: 'publishing × paid twice by hand',
    fees: 2,
    publishing: ({ moments, purse }) =>
      moments.at('report.answered', async () => {
        const entry = purse.last('transfer')
        if (entry) await purse.repeat(entry)
      }),
  },
  {
    name: 'publishing × 25 hours late',
    publishing: ({ moments, world }) =>
      moments.at('transfer.asked', () => world.club.advance(25 * 3_600_000)),
  },
]

/** The award, and its payouts. */
const payoutPairs: readonly Pair[] = [
  {
    name: 'award × server killed',
    awarding: (run) =>
      killServer(run, run.random.pick(['award.leaving', 'award.answered'])),
  },
  {
    name: 'award × answers lost',
    awarding: ({ weather }) => weather.loseAnswers(['award']),
  },
  {
    name: 'award × sent twice',
    awarding: ({ weather }) => weather.double(['award']),
  },
  {
    name: 'payout × server killed',
    paying: (run) => killServer(run, run.random.pick(inPayouts)),
  },
  {
    name: 'payout × answers lost',
    paying: ({ weather }) => weather.loseAnswers(['payout']),
  },
  {
    name: 'payout × sent twice',
    paying: ({ weather }) => weather.double(['payout']),
  },
  { name: 'payout × node lying', paying: lie },
  { name: 'payout × node away', paying: (run) => leave(run) },
  {
    name: 'payout × chain reorganised',
    paying: (run) => reorganise(run, run.random.pick([1, 2])),
  },
  {
    name: 'payout × wallet sped up',
    paying: (run) => replace(run, 'speedUp'),
  },
  {
    name: 'payout × wallet cancelled',
    paying: (run) => replace(run, 'cancel'),
  },
  { name: 'payout × out of gas', asset: 'TOKEN', paying: starve },
  {
    name: 'payout × paid twice by hand',
    more: 1,
    paying: ({ moments, purse }) =>
      moments.at('payout.answered', async () => {
        const entry = purse.last('transfer')
        if (entry) await purse.repeat(entry)
      }),
  },
  { name: 'payout × others name junk', paying: junk },
  { name: 'payout × disputed meanwhile', paying: disputed },
]

export const pairs: readonly Pair[] = [
  { name: 'every step × nothing' },
  ...publishingPairs,
  ...payoutPairs,
]
