import type { BrowserRun } from './browser.ts'
import type { Moment } from './moments.ts'
import type { Kind } from './purse.ts'
import type { Stage } from './stage.ts'

/** Kills every page; the person comes back a little later. */
export function killTabs(run: BrowserRun, moment: Moment) {
  const { random, moments, purse } = run
  const pause = random.below(400)
  const isRefused = random.chance(0.5)
  moments.at(moment, () => {
    run.killTabs()
    // A wallet's prompt outlives the page, and may be answered either way.
    if (moment.endsWith('asked') && isRefused) purse.refuse()
    run.later(pause, run.open)
  })
}

/** Cuts the network of every page for a while. */
export function cutNetwork(run: BrowserRun, moment: Moment) {
  const { random, moments } = run
  const pause = random.below(1_200)
  const isNoticed = random.chance(0.5)
  moments.at(moment, () => {
    const tabs = [...run.tabs()]
    run.note('! network cut')
    for (const tab of tabs) tab.wire.cut(true)
    run.later(pause, () => {
      run.note('! network back')
      for (const tab of tabs) {
        tab.wire.cut(false)
        if (isNoticed) tab.comeBack()
      }
    })
  })
}

/** Kills the server, `kill -9`; another takes its place. */
export function killServer(run: Stage, moment: Moment) {
  const { random, moments, world } = run
  const before = random.below(120)
  const after = random.below(300)
  moments.at(moment, () => {
    run.later(before, async () => {
      run.note('! server killed')
      await world.club.restart(0, after)
      run.note('! server back')
    })
  })
}

/** The session is gone: the person signs in again. */
export function loseSession(run: BrowserRun, moment: Moment) {
  run.moments.at(moment, () => {
    run.note('! session lost')
    run.profile.jar.clear()
  })
}

/** What was sent comes into no block until it was replaced in the wallet. */
export function replace(
  run: Stage,
  how: 'speedUp' | 'cancel',
  kind: Kind = 'transfer',
) {
  const { random, moments, purse, world } = run
  const pause = random.below(400)
  moments.at(`${kind}.asked`, world.miner.rest)
  moments.at(`${kind}.done`, () => {
    run.later(pause, async () => {
      const entry = purse.last(kind)
      if (entry) await purse[how](entry)
      run.note(`! ${how}`)
      world.miner.release()
    })
  })
}

/** The newest blocks are undone; what they held comes again. */
export function reorganise(
  run: Stage,
  depth: 1 | 2 = 1,
  kind: Kind = 'transfer',
) {
  const { random, moments, purse, world } = run
  const pause = random.below(300)
  moments.at(`${kind}.block.${depth}`, async () => {
    await world.chain.rpc.call('anvil_reorg', [depth, []])
    // Its clock went back with it: no real chain's does.
    const now = Math.floor(world.club.now() / 1_000)
    await world.chain.rpc.call('evm_setTime', [now])
    run.note(`! ${depth} blocks undone`)
    run.later(pause, async () => {
      // What came before it in the same block is undone, too. The chain may have
      // put it into another block already.
      for (const entry of purse.sent)
        await purse.rebroadcast(entry).catch(() => {})
    })
  })
}

/** A node is away for a while, or both are. */
export function leave(run: Stage, moment: Moment = 'transfer.done') {
  const { random, moments, world } = run
  const isBoth = random.chance(0.3)
  const pause = 200 + random.below(1_000)
  const gone = world.nodes.slice(isBoth ? 0 : random.below(2))
  moments.at(moment, () => {
    for (const node of gone) node.away(true)
    run.note(`! ${gone.length} nodes away`)
    run.later(pause, () => {
      for (const node of gone) node.away(false)
    })
  })
}
