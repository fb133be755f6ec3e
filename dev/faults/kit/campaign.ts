import type { Hex } from 'viem'
import type { Stage } from './stage.ts'
import { isSound, type Verdict } from './verdict.ts'
import type { FaultWorld } from './world.ts'

export interface Row {
  pair: string
  runs: number
  paid: number
  made: number
  lost: number
  twice: number
  unpaid: number
  /** Not at the end in time, or something else is not as it must be. */
  stuck: number
  seconds: number
}

/** What is run, and who hears of it. */
export interface Campaign<Pair> {
  pairs: readonly Pair[]
  seeds: readonly number[]
  say(line: string): void
}

/** One pair with one seed; `number` is its place in the campaign. */
export interface Play<Pair> {
  pair: Pair
  seed: number
  number: number
}

/** What a campaign is of. */
export interface Script<Pair> {
  /** Its folder here: the line that repeats a run names it. */
  folder: string
  open(): Promise<FaultWorld>
  /** Gives everyone what they begin with. */
  fund(world: FaultWorld, plays: readonly Play<Pair>[]): Promise<unknown>
  begin(
    world: FaultWorld,
    play: Play<Pair>,
  ): {
    run: Pick<Stage, 'account' | 'moments' | 'notes' | 'settled' | 'close'>
    /** Lives the run, and holds what the club says of it against the chain. */
    live(): Promise<Verdict>
  }
  /** All that the club says of the person, for the report of a bad run. */
  told(world: FaultWorld, run: Pick<Stage, 'account'>): Promise<string>
}

const newRow = (pair: string): Row => ({
  pair,
  runs: 0,
  paid: 0,
  made: 0,
  lost: 0,
  twice: 0,
  unpaid: 0,
  stuck: 0,
  seconds: 0,
})

/** Counts what came of a run. @returns what is bad of it. */
function count(row: Row, came: Verdict | Error): string[] {
  if (came instanceof Error) {
    row.stuck += 1
    return [String(came.stack)]
  }
  const { paid, made, lost, twice, unpaid, wrong } = came
  row.paid += paid
  row.made += made
  if (lost > 0n) row.lost += 1
  if (twice > 0) row.twice += 1
  if (unpaid > 0n) row.unpaid += 1
  if (wrong.length > 0) row.stuck += 1
  return isSound(came)
    ? []
    : [`lost ${lost}, twice ${twice}, unpaid ${unpaid}`, ...wrong]
}

/** Runs every pair with every seed, and tells what came of it; what is bad whole. */
export async function runScript<Pair extends { name: string }>(
  { folder, open, fund, begin, told }: Script<Pair>,
  { pairs, seeds, say }: Campaign<Pair>,
): Promise<Row[]> {
  const world = await open()
  const rows: Row[] = []
  const plays = pairs
    .flatMap((pair) => seeds.map((seed) => ({ pair, seed })))
    .map((play, number) => ({ ...play, number }))

  async function runOnce(row: Row, play: Play<Pair>) {
    const { run, live } = begin(world, play)
    try {
      const bad = count(row, await live().catch((error: Error) => error))
      if (bad.length === 0) return
      await run.settled().catch(() => {})
      const repeat = `--pair '${play.pair.name}' --seed ${play.seed}`
      say(`BAD node dev/faults/${folder}/run.mjs ${repeat}`)
      const passed = run.moments.passed.join(' ')
      const more = [passed, await told(world, run)]
      for (const line of [...bad, ...run.notes.slice(-80), ...more])
        say(`    ${line}`)
    } finally {
      run.close()
    }
  }

  try {
    await fund(world, plays)
    for (const pair of pairs) {
      const row = newRow(pair.name)
      rows.push(row)
      for (const play of plays.filter((each) => each.pair === pair)) {
        const began = performance.now()
        await runOnce(row, play)
        row.runs += 1
        row.seconds += (performance.now() - began) / 1_000
      }
      const all = `seeds ${seeds[0]} to ${seeds.at(-1)}`
      say(
        `${pair.name}: ${all}, ${row.seconds.toFixed(1)} s; ${figuresOf(row)}`,
      )
    }
    return rows
  } finally {
    await world.close()
  }
}

/** Gives the people of all runs, each by their address, what they begin with. */
export const addressesOf = <Pair>(
  plays: readonly Play<Pair>[],
  personOf: (pair: Pair, seed: number) => { address: Hex },
) => plays.map(({ pair, seed }) => personOf(pair, seed).address)

export const isGood = ({ lost, twice, unpaid, stuck }: Row) =>
  lost + twice + unpaid + stuck === 0

const names = [
  'runs',
  'paid',
  'made',
  'lost',
  'twice',
  'unpaid',
  'stuck',
] as const

/** What came of a pair, told when it ends: a campaign that is stopped has told it. */
const figuresOf = (row: Row) =>
  names.map((name) => `${row[name]} ${name}`).join(', ')

/** Seeds after which a pair counts as played through. */
const enough = 50

/** Names the pairs that have had as many seeds as are asked for, and the others. */
function namesOf(rows: readonly Row[]): string[] {
  const of = (isEnough: boolean) =>
    rows.filter(({ runs }) => runs >= enough === isEnough)
  const told = (label: string, some: readonly Row[]) =>
    some.length > 0
      ? [`${label}: ${some.map(({ pair }) => pair).join(', ')}`]
      : []
  return [
    ...told(`${enough} seeds or more`, of(true)),
    ...told(`fewer than ${enough}`, of(false)),
  ]
}

/** Writes the rows as a table. */
export function tableOf(rows: readonly Row[]): string {
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
    ...namesOf(rows),
  ].join('\n')
}
