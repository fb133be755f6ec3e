import type { VoteChoice } from '@narwhal-club/core/voting'
import type { Address } from 'viem'
import type { Told } from './proposalTexts.ts'
import { createRandom, type Random } from './random.ts'
import { secondThoughts, usualReasons } from './reasons.ts'
import { otherThan, type Vote } from './votes.ts'

/** A ballot as it will be signed. */
export interface Planned {
  proposal: string
  voter: Address
  seq: number
  choice: VoteChoice
  reason: string
  power: number
  /** When the server took it, and when it was signed: milliseconds. */
  at: number
  signedAt: number
}

const minute = 60_000

/** Many vote on the first day, some at the last moment. */
function momentIn(random: Random, from: number, to: number): number {
  const late = random.chance(0.22)
  const part = late ? 1 - 0.06 * random.next() : random.next() ** 2.2
  return Math.floor(from + (to - from) * part)
}

/** Draws from a list, each of it once. */
function drawer(texts: readonly string[], random: Random) {
  const left = [...texts]
  return () => left.splice(random.below(left.length), 1)[0] ?? ''
}

/**
 * Plans the ballots that lead to these votes: when each was cast, why, and who
 * had voted otherwise before.
 *
 * @param to voting is open until then, or the world begins.
 */
export function ballotsOf(
  proposal: string,
  votes: readonly Vote[],
  { told, from, to }: { told: Told; from: number; to: number },
): Planned[] {
  const random = createRandom(told.published * 7_919 + told.open)
  const own = {
    yes: drawer(told.reasons?.yes ?? [], random),
    no: drawer(told.reasons?.no ?? [], random),
  }
  const usual = {
    yes: drawer(usualReasons.yes, random),
    no: drawer(usualReasons.no, random),
  }
  const changed = {
    yes: drawer(secondThoughts.yes, random),
    no: drawer(secondThoughts.no, random),
  }
  function reasonOf(choice: VoteChoice, isChange: boolean): string {
    if (isChange && random.chance(0.5)) return changed[choice]()
    if (!random.chance(0.4)) return ''
    return own[choice]() || (random.chance(0.3) ? usual[choice]() : '')
  }

  return votes.flatMap(({ voter, choice, reason, isChanged }) => {
    // The rule of a named account is told; the others go by chance.
    const isNamed = told.named !== undefined && voter.role !== undefined
    const times = isNamed
      ? Number(isChanged ?? false)
      : Number(random.chance(0.13)) * (random.chance(0.2) ? 2 : 1)
    const moments = Array.from({ length: times + 1 }, () =>
      momentIn(random, from + minute, to - minute),
    ).sort((one, other) => one - other)
    return moments.map((moment, seq): Planned => {
      const isOther = (times - seq) % 2 === 1
      const said = isOther ? otherThan(choice) : choice
      // To read what the wallet shows takes some seconds; no two are at once.
      const at = moment + seq
      return {
        proposal,
        voter: voter.address,
        seq,
        choice: said,
        reason:
          seq === times && isNamed ? (reason ?? '') : reasonOf(said, seq > 0),
        power: voter.votingPower,
        at,
        signedAt: at - 1_000 * (3 + random.below(40)),
      }
    })
  })
}
