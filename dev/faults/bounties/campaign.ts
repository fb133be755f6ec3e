import { toldOf } from '../fees/audit.ts'
import {
  addressesOf,
  type Campaign,
  type Row,
  runScript,
} from '../kit/campaign.ts'
import type { Verdict } from '../kit/verdict.ts'
import { openFaultWorld } from '../kit/world.ts'
import { judge } from './judge.ts'
import type { Pair } from './pairs.ts'
import { award, handIn, payOut } from './payOut.ts'
import { publish } from './publish.ts'
import { authorOf, openRun, type Run } from './run.ts'

/** Milliseconds in which each half gets to its end, whatever happens. */
const within = 40_000

function wordsOf({ random, pair }: Run, number: number) {
  const asset = random.pick(['TOKEN', 'CRO'] as const)
  const amount = `${1 + random.below(9)}.${1 + random.below(999)}`
  return {
    title: `Paint relay ${number}`,
    description: 'A picture of the relay, as large as a door, by next week.',
    category: 'art',
    skills: [],
    reward: { asset: pair.asset ?? asset, amount },
    winnersMax: 2,
    minVp: 0,
    visibility: 'public' as const,
  }
}

/** One bounty from its draft to its payouts, held against the chain. */
async function live(run: Run, number: number): Promise<Verdict> {
  const { pair } = run
  const club = { id: 'main', name: 'Reef 0' }
  const words = wordsOf(run, number)
  await pair.publishing?.(run)
  const opened = await publish(run, { club, words, within })
  // A payment by hand may still be on its way.
  await run.settled()
  const works = await handIn(run, opened)
  await pair.awarding?.(run)
  await award(run, opened, works)
  await pair.paying?.(run, opened.bounty, works)
  await payOut(run, opened, { works, within })
  return await judge(run, club.id, opened)
}

/** Runs every pair with every seed. */
export const runCampaign = (campaign: Campaign<Pair>): Promise<Row[]> =>
  runScript(
    {
      folder: 'bounties',
      open: () => openFaultWorld({ clubs: 1 }),
      fund: (world, plays) => world.fund(addressesOf(plays, authorOf)),
      begin(world, { pair, seed, number }) {
        const run = openRun(world, pair, seed)
        return { run, live: () => live(run, number) }
      },
      told: (world, { account }) =>
        toldOf(world.club.urls[0] as string, account, '/api/fees'),
    },
    campaign,
  )
