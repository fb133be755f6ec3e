import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { activate, beginMeeting, endMeeting } from '../../run/mockMutant.ts'
import { mockMutantsOf } from '../../run/mockMutants.ts'
import {
  bountySuite,
  chainSuite,
  contractSuite,
  deadlineSuite,
  feeNewsSuite,
  freshSuite,
  indexAwaySuite,
  keptSuite,
  limitSuite,
  momentSuite,
  publishedSuite,
  readLimitSuite,
  rewardSuite,
  settledSuite,
  swapAgainSuite,
  tieSuite,
  toldSuite,
} from '../contract.suite.ts'
import type { ContractCase } from './club.ts'
import { fewReads, tightLimits } from './limits.cases.ts'
import {
  isSame,
  openWorld,
  type Played,
  play,
  type Start,
  type Suite,
} from './mutantPlay.ts'
import { wide } from './pair.ts'

const root = resolve(import.meta.dirname, '../../..')
const report = resolve(root, 'dist/mocks-mutants.txt')
/** Milliseconds that cases are played to find who reads what one left behind. */
const mostReading = 60_000
/** Of the cases that meet one, those that are given the chance to notice. */
const tries = { long: 2, spread: 6, quick: 1 }
/** What a world that began as another is asked: the first cases of these suites. */
const firstCases: Record<string, number> = { bounties: 60, chain: 20 }
const suites: readonly Suite[] = [
  { name: 'product', cases: contractSuite },
  { name: 'fresh', cases: freshSuite },
  { name: 'bounties', cases: bountySuite },
  { name: 'chain', cases: chainSuite },
  { name: 'swaps again', cases: swapAgainSuite },
  { name: 'fee news', cases: feeNewsSuite },
  { name: 'limits', cases: limitSuite, limits: tightLimits },
  {
    name: 'reads',
    cases: readLimitSuite,
    limits: { ...wide.mocks, read: fewReads },
  },
  { name: 'published', cases: publishedSuite, feePurposes: {} },
  { name: 'ties', cases: tieSuite, feePurposes: {} },
  { name: 'deadlines', cases: deadlineSuite, feePurposes: {} },
  { name: 'told', cases: toldSuite, feePurposes: {} },
  { name: 'kept', cases: keptSuite, feePurposes: {} },
  { name: 'rewards', cases: rewardSuite, feePurposes: {} },
  { name: 'settled', cases: settledSuite, feePurposes: {} },
  { name: 'moments', cases: momentSuite },
  { name: 'index away', cases: indexAwaySuite, feePurposes: {} },
]

interface Known extends Played {
  start: Start
  run: ContractCase
  met: string[]
  calls: number
  /** What is kept after it; null where that is not the same twice. */
  after: string | null
  /** Those of its suite that come after it. */
  following: Known[]
}
interface Fate {
  tries: number
  by?: string
  /** Of those that said the same, the first that left something else behind. */
  left?: Known
}

const fates = new Map<string, Fate>()
const tried = (id: string, by: string | null, left?: Known) => {
  const fate = fates.get(id) ?? { tries: 0 }
  fates.set(id, {
    ...(left && { left }),
    ...fate,
    tries: fate.tries + 1,
    ...(by !== null && { by }),
  })
}
const isNoticed = (id: string) => fates.get(id)?.by !== undefined

const nameOf = ({ start, run }: Known) => `${start.suite.name}: ${run.name}`

const minutesSince = (began: number) =>
  ((performance.now() - began) / 60_000).toFixed(1)

const all = mockMutantsOf((file) => readFileSync(resolve(root, file), 'utf8'))
const met = new Set<string>()

function write() {
  const told = all.map((id) => {
    const fate = fates.get(id)
    if (fate?.by !== undefined) return `noticed | ${id} | ${fate.by}`
    if (fate?.left)
      return `left by ${fate.tries} | ${id} | ${nameOf(fate.left)}`
    if (fate) return `missed by ${fate.tries} | ${id}`
    return `${met.has(id) ? 'not played' : 'never met'} | ${id}`
  })
  const count = (word: string) =>
    told.filter((line) => line.startsWith(word)).length
  mkdirSync(resolve(report, '..'), { recursive: true })
  writeFileSync(report, told.sort().join('\n'))
  return `mutants: ${all.length}, noticed ${count('noticed')}, only left behind ${count('left')}, missed ${count('missed')}, never met ${count('never')}, not played ${count('not played')}`
}

/** Each case as it is, one after the other; those that differ twice are left out. */
async function learn(suite: Suite): Promise<Known[]> {
  const known: Known[] = []
  let start: Start = { suite, text: null, moved: 0, isCut: false }
  for (const run of suite.cases) {
    const { side, kept } = openWorld(start)
    beginMeeting()
    const played = await play(side, run)
    const { ids, calls } = endMeeting()
    for (const id of ids) met.add(id)
    const next = openWorld(start)
    const again = await play(next.side, run)
    const text = kept()
    const after = text === next.kept() ? text : null
    if (isSame(played, again)) {
      const own = { ...again, start, run, met: ids, calls, after }
      known.push({ ...own, following: [] })
    } else console.log(`differs twice: ${suite.name}: ${run.name}`)
    if (played.failure !== null)
      console.log(
        `fails: ${suite.name}: ${run.name}: ${played.failure.slice(0, 300)}`,
      )
    start = {
      suite,
      text,
      moved: start.moved + played.moved,
      isCut: start.isCut || played.isCut,
    }
  }
  for (const [place, each] of known.entries())
    each.following = known.slice(place + 1)
  return known
}

const mostCalls = (calls: number) => calls * 5 + 300_000

/** Whether a case notices, or leaves something else behind. */
async function notices(id: string, { start, run, calls, ...as }: Known) {
  const { side, kept } = openWorld(start)
  activate(id, mostCalls(calls))
  const played = await play(side, run, as)
  activate(null)
  if (!isSame(played, as)) return 'said'
  return as.after !== null && kept() !== as.after ? 'left' : null
}

/** Which of the cases that come after it reads what one has left behind. */
async function readerOf(id: string, left: Known) {
  const { side } = openWorld(left.start)
  const until = performance.now() + mostReading
  for (const each of [left, ...left.following]) {
    activate(id, mostCalls(each.calls))
    const played = await play(side, each.run, each)
    activate(null)
    if (!isSame(played, each)) return nameOf(each)
    if (performance.now() > until) break
  }
  return null
}

/** Of the cases that meet one: the quickest, some between, and those that ask most. */
function triersOf(known: readonly Known[]): Known[] {
  const quick = [...known].sort((one, next) => one.took - next.took)
  const long = [...known].sort(
    (one, next) => next.lines.length - one.lines.length,
  )
  const step = quick.length / (tries.spread + 1)
  return [
    ...new Set([
      ...quick.slice(0, tries.quick),
      ...Array.from(
        { length: tries.spread },
        (_, at) => quick.slice(Math.floor(step * (at + 1)))[0],
      ),
      ...long.slice(0, tries.long),
    ]),
  ].filter((each) => each !== undefined)
}

/** The first cases of a suite in one world, as another from its beginning or not. */
async function playBegun(suite: Suite, id: string | null, as?: Played[]) {
  const most = 30_000_000
  if (id) activate(id, most)
  const played: Played[] = []
  try {
    const { side } = openWorld({ suite, text: null, moved: 0, isCut: false })
    for (const run of suite.cases.slice(0, firstCases[suite.name])) {
      const before = as?.[played.length]
      const now = await play(side, run, before)
      if (before && !isSame(now, before)) return run.name
      played.push(now)
    }
  } catch {
    return 'the beginning'
  } finally {
    activate(null)
  }
  return played
}

/** Which mutants are met while a world begins, and who notices them. */
async function playBeginnings(tell: () => void) {
  for (const suite of suites.filter(({ name }) => firstCases[name])) {
    beginMeeting()
    openWorld({ suite, text: null, moved: 0, isCut: false })
    const { ids } = endMeeting()
    for (const id of ids) met.add(id)
    const as = await playBegun(suite, null)
    if (typeof as === 'string') continue
    for (const id of ids.filter((each) => !isNoticed(each))) {
      const by = await playBegun(suite, id, as)
      tried(id, typeof by === 'string' ? `${suite.name}: ${by}` : null)
      tell()
    }
  }
}

test('what no case notices', async () => {
  const { error } = console
  console.error = () => {}
  const began = performance.now()
  let told = began
  const tell = () => {
    if (performance.now() - told < 30_000) return
    told = performance.now()
    write()
  }
  const known: Known[] = []
  for (const suite of suites) known.push(...(await learn(suite)))
  console.log(`${known.length} cases, ${minutesSince(began)} min`)
  const meeters = new Map<string, Known[]>()
  for (const each of known)
    for (const id of each.met)
      meeters.set(id, [...(meeters.get(id) ?? []), each])
  const triers = new Map(
    [...meeters].map(([id, who]) => [id, triersOf(who)] as const),
  )
  const rounds = Object.values(tries).reduce((sum, each) => sum + each, 0)
  for (let round = 0; round < rounds; round += 1) {
    for (const [id, who] of triers) {
      const next = who[round]
      if (!next || isNoticed(id)) continue
      const noticed = await notices(id, next)
      const by = noticed === 'said' ? nameOf(next) : null
      tried(id, by, noticed === 'left' ? next : undefined)
      tell()
    }
    console.log(`round ${round + 1}: ${write()}, ${minutesSince(began)} min`)
  }
  for (const [id, { left }] of fates) {
    if (!left || isNoticed(id)) continue
    tried(id, await readerOf(id, left))
    tell()
  }
  console.log(`what is left behind: ${write()}, ${minutesSince(began)} min`)
  await playBeginnings(tell)
  console.error = error
  console.log(
    `${write()}, ${minutesSince(began)} min: see dist/mocks-mutants.txt`,
  )
  expect(known.length).toBeGreaterThan(0)
})
