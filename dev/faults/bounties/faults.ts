import { lies } from '../fees/lies.ts'
import type { Moment } from '../fees/moments.ts'
import type { Run } from './run.ts'

/** Kills the server, `kill -9`; another takes its place. */
export function killServer(run: Run, moment: Moment) {
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

/** The session is gone: the author signs in again. */
export function loseSession(run: Run, moment: Moment) {
  run.moments.at(moment, () => {
    run.note('! session lost')
    run.author.forget()
  })
}

/** What was sent comes into no block until it was replaced in the wallet. */
export function replace(run: Run, how: 'speedUp' | 'cancel') {
  const { random, moments, purse, world } = run
  const pause = random.below(400)
  moments.at('transfer.asked', world.miner.rest)
  moments.at('transfer.done', () => {
    run.later(pause, async () => {
      const entry = purse.last('transfer')
      if (entry) await purse[how](entry)
      run.note(`! ${how}`)
      world.miner.release()
    })
  })
}

/** A block that holds the payment is undone; the payment comes again. */
export function reorganise(run: Run, moment: 'block.1' | 'block.2') {
  const { random, moments, purse, world } = run
  const pause = random.below(300)
  const depth = moment === 'block.1' ? 1 : 2
  moments.at(moment, async () => {
    await world.chain.rpc.call('anvil_reorg', [depth, []])
    // Its clock went back with it: no real chain's does.
    const now = Math.floor(world.club.now() / 1_000)
    await world.chain.rpc.call('evm_setTime', [now])
    run.note(`! ${depth} blocks undone`)
    run.later(pause, async () => {
      const entry = purse.last('transfer')
      if (!entry) return
      // The chain may have put it into another block already.
      await purse.rebroadcast(entry).catch(() => {})
    })
  })
}

/** One of the club's nodes, or both, say for a while what is not so. */
export function lie(run: Run) {
  const { random, moments, world } = run
  const name = random.pick(Object.keys(lies))
  const isBoth = random.chance(0.5)
  const pause = 200 + random.below(1_500)
  const [first, second] = world.nodes
  const tell = (next: (typeof lies)[string] | null) => {
    first?.tell(next)
    if (isBoth) second?.tell(next)
  }
  moments.at('transfer.done', () => {
    run.note(`! ${isBoth ? 'both nodes' : 'one node'}: ${name}`)
    tell(lies[name] ?? null)
    run.later(pause, () => {
      tell(null)
      run.note('! true again')
    })
  })
}

/** A node is away for a while, or both are. */
export function leave(run: Run) {
  const { random, moments, world } = run
  const isBoth = random.chance(0.3)
  const pause = 200 + random.below(1_000)
  const gone = world.nodes.slice(isBoth ? 0 : random.below(2))
  moments.at('transfer.done', () => {
    for (const node of gone) node.away(true)
    run.note(`! ${gone.length} nodes away`)
    run.later(pause, () => {
      for (const node of gone) node.away(false)
    })
  })
}

/** Too little gas for a transfer of the token: it fails in its block. */
export function starve({ purse }: Run) {
  let isDone = false
  purse.bendGas((_, gas) => {
    if (isDone) return gas
    isDone = true
    return '0x7530'
  })
}
