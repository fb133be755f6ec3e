import { type BrowserRun, openBrowser } from '../kit/browser.ts'
import { pursue } from '../kit/person.ts'
import { keyOf, openStage } from '../kit/stage.ts'
import type { Verdict } from '../kit/verdict.ts'
import type { FaultWorld } from '../kit/world.ts'
import { audit } from './audit.ts'
import type { Pair } from './pairs.ts'
import { glance, offered, writeDraft } from './person.ts'

/** Milliseconds in which a person gets to the end, whatever happens. */
const within = 40_000

/** The key of the person of a run: the same each time it is repeated. */
export const personOf = (pair: Pair, seed: number) =>
  keyOf(`${pair.name} ${seed}`)

export type Run = BrowserRun

/** One person with one browser, and what may happen to them. */
export function openRun(world: FaultWorld, pair: Pair, seed: number): Run {
  const account = personOf(pair, seed)
  const name = `${pair.name} ${seed}`
  return openBrowser(openStage(world, { account, name }))
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Words that are like no others. */
function wordsOf(run: Run, title: string) {
  const word = () =>
    Array.from({ length: 7 }, () => run.random.pick([...letters])).join('')
  return { title, body: Array.from({ length: 20 }, word).join(' ') }
}

async function propose(run: Run, pair: Pair, club: string, title: string) {
  const [tab] = run.tabs()
  if (!tab) throw new Error('no page is open')
  const { note } = run
  await pursue({
    tabs: run.tabs,
    within,
    note,
    glance,
    offered: (view) => offered(view, ''),
    until: ({ session, wallet }) =>
      session.status === 'signedIn' && wallet.status === 'connected',
  })
  const draft = await writeDraft(tab, club, wordsOf(run, title))
  await pursue({
    tabs: run.tabs,
    within,
    note,
    glance,
    offered: (view) => offered(view, draft),
    isDouble: pair.isDouble ?? false,
    until: ({ proposing }) =>
      proposing.status === 'published' && proposing.draft === draft,
  })
  return draft
}

/**
 * Lives through one run: a person proposes, the fault comes, and the person goes
 * on with what the screen offers.
 *
 * @throws where the person does not get to the end in time.
 */
async function live(run: Run, pair: Pair, { club, title }: Wanted) {
  run.open()
  if (pair.tabs === 2) run.open()
  await pair.begin(run)
  await propose(run, pair, club, title)
  await run.settled()
  if (pair.proposals === 2) {
    for (const tab of run.tabs()) tab.send({ type: 'proposing.back' })
    await propose(run, pair, club, `${title}, again`)
  }
}

interface Wanted {
  club: string
  title: string
}

/** Holds what the club says of the person against the chain, however far they got. */
export async function play(
  run: Run,
  pair: Pair,
  wanted: Wanted,
): Promise<Verdict> {
  const stopped: string[] = []
  await live(run, pair, wanted).catch((error) => stopped.push(error.stack))
  const { world, account, settled } = run
  await settled()
  world.miner.ask()
  const verdict = await audit({
    chain: world.chain,
    url: world.club.urls[0] as string,
    account,
    club: wanted.club,
    meant: pair.meant ?? 1,
    proposals: pair.proposals ?? 1,
  })
  return { ...verdict, wrong: [...stopped, ...verdict.wrong] }
}
