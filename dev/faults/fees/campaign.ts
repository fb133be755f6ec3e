import { isSound, toldOf, type Verdict } from './audit.ts'
import type { Pair } from './pairs.ts'
import { live, openRun, personOf } from './run.ts'
import { openFaultWorld } from './world.ts'

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
  if (verdict.wrong.length > 0) row.stuck += 1
}

/** Runs every pair with every seed, and tells what came of it. */
export async function runCampaign({
  pairs,
  seeds,
  say,
}: Campaign): Promise<Row[]> {
  const total = pairs.length * seeds.length
  const world = await openFaultWorld({ clubs: Math.ceil(total / runsOfClub) })
  const rows: Row[] = []
  let number = 0
  try {
    await world.fund(
      pairs.flatMap((pair) =>
        seeds.map((seed) => personOf(pair, seed).address),
      ),
    )
    for (const pair of pairs) {
      const row = newRow(pair)
      rows.push(row)
      for (const seed of seeds) {
        const began = performance.now()
        const run = openRun(world, pair, seed)
        const place = Math.floor(number++ / runsOfClub)
        const club = place === 0 ? 'main' : `reef-${place}`
        try {
          const verdict = await live(run, pair, club, `Relay ${number}`)
          count(row, verdict)
          if (!isSound(verdict)) {
            const { lost, twice, unpaid, wrong } = verdict
            say(
              `BAD ${repeat(pair, seed)}: lost ${lost}, twice ${twice}, unpaid ${unpaid}, ${wrong.join(', ')}`,
            )
            for (const line of run.notes) say(`    ${line}`)
          }
        } catch (error) {
          row.stuck += 1
          say(`BAD ${repeat(pair, seed)}: ${(error as Error).stack}`)
          for (const line of run.notes) say(`    ${line}`)
          say(`    passed ${run.moments.passed.join(' ')}`)
          say(
            `    told ${await toldOf(world.club.urls[0] as string, run.account)}`,
          )
        } finally {
          await run.settled().catch(() => {})
          run.close()
        }
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
