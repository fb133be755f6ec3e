import { isSound, toldOf, type Verdict } from '../fees/audit.ts'
import { type FaultWorld, openFaultWorld } from '../fees/world.ts'
import { judge } from './judge.ts'
import type { Pair } from './pairs.ts'
import { award, handIn, payOut } from './payOut.ts'
import { publish } from './publish.ts'
import { authorOf, openRun, type Run } from './run.ts'

/** Milliseconds in which each half gets to its end, whatever happens. */
const within = 40_000

export interface Row {
  pair: string
  runs: number
  paid: number
  published: number
  lost: number
  twice: number
  unpaid: number
  /** Not at the end in time, or something else is not as it must be. */
  stuck: number
  seconds: number
}

export interface Campaign {
  pairs: readonly Pair[]
  seeds: readonly number[]
  say(line: string): void
}

const newRow = ({ name }: Pair): Row => ({
  pair: name,
  runs: 0,
  paid: 0,
  published: 0,
  lost: 0,
  twice: 0,
  unpaid: 0,
  stuck: 0,
  seconds: 0,
})

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

async function runOnce(
  { world, row, say }: { world: FaultWorld; row: Row; say: Campaign['say'] },
  { pair, seed, number }: { pair: Pair; seed: number; number: number },
) {
  const run = openRun(world, pair, seed)
  try {
    const verdict = await live(run, number).catch((error: Error) => error)
    const isEnd = !(verdict instanceof Error)
    if (isEnd) {
      row.paid += verdict.paid
      row.published += verdict.published
      row.lost += verdict.lost > 0n ? 1 : 0
      row.twice += verdict.twice > 0 ? 1 : 0
      row.unpaid += verdict.unpaid > 0n ? 1 : 0
      if (isSound(verdict)) return
    }
    if (!isEnd || verdict.wrong.length > 0) row.stuck += 1
    await run.settled().catch(() => {})
    say(
      `BAD node dev/faults/bounties/run.mjs --pair '${pair.name}' --seed ${seed}`,
    )
    const found = isEnd
      ? [
          `lost ${verdict.lost}, twice ${verdict.twice}, unpaid ${verdict.unpaid}`,
          ...verdict.wrong,
        ]
      : [String(verdict.stack)]
    const told = await toldOf(world.club.urls[0] as string, run.account)
    const passed = run.moments.passed.join(' ')
    for (const line of [...found, ...run.notes.slice(-60), passed, told])
      say(`    ${line}`)
  } finally {
    run.close()
  }
}

/** Runs every pair with every seed, and tells what came of it. */
export async function runCampaign(campaign: Campaign): Promise<Row[]> {
  const { pairs, seeds, say } = campaign
  const world = await openFaultWorld({ clubs: 1 })
  const rows = pairs.map(newRow)
  let number = 0
  try {
    await world.fund(
      pairs.flatMap((pair) =>
        seeds.map((seed) => authorOf(pair, seed).address),
      ),
    )
    for (const [place, pair] of pairs.entries()) {
      const row = rows[place] as Row
      for (const seed of seeds) {
        const began = performance.now()
        await runOnce({ world, row, say }, { pair, seed, number: number++ })
        row.runs += 1
        row.seconds += (performance.now() - began) / 1_000
      }
      say(
        `${pair.name}: seeds ${seeds[0]} to ${seeds.at(-1)}, ${row.seconds.toFixed(1)} s`,
      )
    }
    return rows
  } finally {
    await world.close()
  }
}
