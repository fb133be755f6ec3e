import type { Random } from '../world/seed/random.ts'
import {
  type Holder,
  type Model,
  type Move,
  type Operation,
  ways,
} from './swapModel.testing.ts'

/** Draws what someone does next: mostly what may work, and all that must not. */
export function drawOperation(random: Random, model: Model): Operation {
  const actor = random.below(model.tokens.length)
  const isOdd = random.chance(0.25)
  const way = isOdd ? random.pick(ways) : 'takes'
  return { actor, way, move: drawMove(random, model, actor) }
}

function drawMove(random: Random, model: Model, actor: number): Move {
  const die = random.below(100)
  if (die < 34)
    return { kind: 'deposit', ...drawExchange(random, model, actor, 'deposit') }
  if (die < 68)
    return {
      kind: 'redeem',
      ...drawExchange(random, model, actor, 'redeem'),
      inner: random.pick(['deposit', 'redeem', 'pause'] as const),
    }
  if (die < 76)
    return { kind: 'approve', amount: model.rate * BigInt(random.below(200)) }
  if (die < 81) return { kind: 'approveAll', is: random.chance(0.8) }
  if (die < 82) return { kind: 'pause' }
  // Most must be told no, and things go on all the same.
  if (die < 89) return { kind: 'unpause' }
  const to = random.chance(0.4) ? 'vault' : random.below(model.tokens.length)
  if (die < 94) {
    const id = random.chance(0.8)
      ? (drawIds(random, idsOf(model, actor), 1)[0] ?? 1)
      : drawAny(random, model)
    const isSafe = to === 'vault' && random.chance(0.2)
    return { kind: 'giveNft', id, to, isSafe }
  }
  const amount = model.rate * BigInt(random.below(8)) + BigInt(random.below(3))
  return { kind: 'giveTokens', amount, to }
}

function drawExchange(
  random: Random,
  model: Model,
  actor: number,
  mode: 'deposit' | 'redeem',
) {
  const near = idsOf(model, mode === 'deposit' ? actor : 'vault')
  const size = random.chance(0.9) ? 1 + random.below(5) : random.below(24)
  const ids = drawIds(random, near, size)
  // Another's, one that is not there, or one twice.
  if (random.chance(0.2)) ids.push(drawAny(random, model))
  if (random.chance(0.05) && ids[0]) ids.push(ids[0])
  const all = BigInt(ids.length)
  const least = mode === 'deposit' ? all * model.rate : all
  // All of it; whatever there is; or one more or less than all.
  const minOut = random.chance(0.5)
    ? least
    : random.chance(0.6)
      ? 0n
      : least + BigInt(random.below(3)) - (least > 0n ? 1n : 0n)
  return { ids, minOut, isLate: random.chance(0.03) }
}

const idsOf = ({ owners }: Model, holder: Holder) =>
  owners.flatMap((owner, at) => (owner === holder ? [at + 1] : []))

/** Also a number that there is none of. */
const drawAny = (random: Random, { owners }: Model) =>
  1 + random.below(owners.length + 3)

function drawIds(random: Random, from: readonly number[], size: number) {
  const left = [...from]
  const ids: number[] = []
  while (ids.length < size && left.length > 0)
    ids.push(...left.splice(random.below(left.length), 1))
  return ids
}
