import { isSound, toldOf, type Verdict } from './audit.ts'
import type { Pair } from './pairs.ts'
import { judge, live, openRun, personOf } from './run.ts'
import { type FaultWorld, openFaultWorld } from './world.ts'

/** A club takes ten proposals a day, and a run makes two at most. */
const runsOfClub = 5

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
  /** Of the server, on one database. @default 1 */
  processes?: number
  say(line: string): void
}

const repeat = (pair: Pair, seed: number) =>
  `node dev/faults/fees/run.mjs --pair '${pair.name}' --seed ${seed}`

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

function count(row: Row, verdict: Verdict) {
  row.paid += verdict.paid
  row.published += verdict.published
  if (verdict.lost > 0n) row.lost += 1
  if (verdict.twice > 0) row.twice += 1
  if (verdict.unpaid > 0n) row.unpaid += 1
}

/** Lives one run and counts what came of it; what is bad is told whole. */
async function runOnce(
  { world, row, say }: { world: FaultWorld; row: Row; say: Campaign['say'] },
  pair: Pair,
  seed: number,
  number: number,
) {
  const place = Math.floor(number / runsOfClub)
  const club = place === 0 ? 'main' : `reef-${place}`
  const run = openRun(world, pair, seed)
  const faults: string[] = []
  const note = (error: unknown) => faults.push(String((error as Error).stack))
  try {
    await live(run, pair, club, `Relay ${number}`).catch(note)
    const verdict = await judge(run, pair, club).catch(note)
    if (typeof verdict === 'object') {
      count(row, verdict)
      const { lost, twice, unpaid, wrong } = verdict
      if (!isSound(verdict))
        faults.push(`lost ${lost}, twice ${twice}, unpaid ${unpaid}`, ...wrong)
    }
    if (faults.length === 0) return
    if (typeof verdict !== 'object' || verdict.wrong.length > 0) row.stuck += 1
    const told = await toldOf(world.club.urls[0] as string, run.account)
    const passed = run.moments.passed.join(' ')
    say(`BAD ${repeat(pair, seed)}`)
    for (const line of [...faults, ...run.notes, passed, told])
      say(`    ${line}`)
  } finally {
    run.close()
  }
}

/** Runs every pair with every seed, and tells what came of it. */
export async function runCampaign(campaign: Campaign): Promise<Row[]> {
  const { pairs, seeds, processes = 1, say } = campaign
  const clubs = Math.ceil((pairs.length * seeds.length) / runsOfClub)
  const world = await openFaultWorld({ clubs, processes })
  const rows = pairs.map(newRow)
  let number = 0
  try {
    await world.fund(
      pairs.flatMap((pair) =>
        seeds.map((seed) => personOf(pair, seed).address),
      ),
    )
    for (const [place, pair] of pairs.entries()) {
      const row = rows[place] as Row
      for (const seed of seeds) {
        const began = performance.now()
        await runOnce({ world, row, say }, pair, seed, number++)
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

export const isGood = ({ lost, twice, unpaid, stuck }: Row) =>
  lost + twice + unpaid + stuck === 0

/** Writes the rows as a table. */
export function tableOf(rows: readonly Row[]): string {
  const names = [
    'runs',
    'paid',
    'published',
    'lost',
    'twice',
    'unpaid',
    'stuck',
  ] as const
  const sum = (name: (typeof names)[number]) =>
    rows.reduce((total, row) => total + row[name], 0)
  const line = (pair: string, cells: (string | number)[]) =>
    pair.padEnd(34) + cells.map((cell) => String(cell).padStart(10)).join('')
  return [
    line('step × fault', [...names]),
    ...rows.map((row) =>
      line(
        row.pair,
        names.map((name) => row[name]),
      ),
    ),
    line('all', names.map(sum)),
  ].join('\n')
}
