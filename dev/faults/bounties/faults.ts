import { lies } from '../kit/lies.ts'
import type { Moment } from '../kit/moments.ts'
import type { Run } from './run.ts'

/** The session is gone: the author signs in again. */
export function loseSession(run: Run, moment: Moment) {
  run.moments.at(moment, () => {
    run.note('! session lost')
    run.author.forget()
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

/** Too little gas for a transfer of the token: it fails in its block. */
export function starve({ purse }: Run) {
  let isDone = false
  purse.bendGas((_, gas) => {
    if (isDone) return gas
    isDone = true
    return '0x7530'
  })
}
