import type { SwapMode } from '@narwhal-club/core/swap'
import type { SystemView } from '@narwhal-club/core/system'
import { createVaultHand } from '../../testing/vault.ts'
import { type BrowserRun, openBrowser } from '../kit/browser.ts'
import { pursue } from '../kit/person.ts'
import { keyOf, openStage, seedOf } from '../kit/stage.ts'
import type { Verdict } from '../kit/verdict.ts'
import type { FaultWorld } from '../kit/world.ts'
import { swapByHand } from './byHand.ts'
import { judge } from './judge.ts'
import type { Pair } from './pairs.ts'
import { createSwapper, glance } from './person.ts'
import { assetsOf } from './vault.ts'

/** Milliseconds in which a person gets to the end, whatever happens. */
const within = 120_000

/** The key of the person of a run: the same each time it is repeated. */
export const personOf = (pair: Pair, seed: number) =>
  keyOf(`swap ${pair.name} ${seed}`)

/** Which way: by turns, so that the vault has as much at the end. */
export const modeOf = (pair: Pair, seed: number): SwapMode =>
  pair.mode ?? ((seed + seedOf(pair.name)) % 2 === 0 ? 'deposit' : 'redeem')

export type Run = ReturnType<typeof openRun>

/** One person with one browser, the vault, and what may happen to them. */
export function openRun(world: FaultWorld, pair: Pair, seed: number) {
  const account = personOf(pair, seed)
  const name = `${pair.name} ${seed}`
  const stage = openBrowser(openStage(world, { account, name }))
  const { chain } = world
  const { rpc, addresses, accounts } = chain
  const mode = modeOf(pair, seed)
  return {
    ...stage,
    mode,
    count: pair.count ?? 1 + stage.random.below(2),
    vault: createVaultHand(rpc, addresses, accounts.admin.address),
    assets: assetsOf(chain, account.address),
  }
}

/** The person swaps, whatever comes in between. @throws where they do not in time. */
async function swap(run: BrowserRun & Run, pair: Pair) {
  const { swaps = 1 } = pair
  const { offered } = createSwapper(run)
  const done = new Set<string>()
  const isDone = ({ swapping }: SystemView) => {
    if (swapping.status === 'done') done.add(swapping.intent.id)
    return done.size >= swaps
  }
  await pursue({
    tabs: run.tabs,
    within,
    note: run.note,
    glance,
    offered,
    isDouble: pair.isDouble ?? false,
    until: isDone,
  })
}

/** Lives through one run, and holds the club's books against the chain. */
export async function play(run: Run, pair: Pair): Promise<Verdict> {
  const before = await run.assets.read()
  const stopped: string[] = []
  const live = async () => {
    if (pair.skips) {
      await pair.begin(run)
      return await swapByHand(run, pair, within)
    }
    run.open()
    if (pair.tabs === 2) run.open()
    await pair.begin(run)
    await swap(run, pair)
  }
  await live().catch((error) => stopped.push(error.stack))
  await run.settled()
  run.world.miner.ask()
  const verdict = await judge(run, pair, before)
  return { ...verdict, wrong: [...stopped, ...verdict.wrong] }
}
