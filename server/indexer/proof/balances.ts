import { calls } from '../../chain/contractCalls.ts'
import { CallRefusedError } from '../../chain/errors.ts'
import type { Contracts } from '../events.ts'
import type { ChainSource } from '../source.ts'
import type { BalancesRepository, Held, Kind } from './balances.repository.ts'

/** A balance that is not what the chain says. */
export interface Doubt {
  kind: Kind
  /** The account; 0 is the supply. */
  id: number
  address: Held['address']
}

/** Accounts in one look: each is two calls, of which a hundred go together. */
const most = 50

export interface BalancesParts {
  source: Pick<ChainSource, 'uints' | 'headers'>
  rows: BalancesRepository
  contracts: Contracts
  /** Where nothing had happened yet. */
  start: number
}

const kinds = ['nft', 'token'] as const

/**
 * Holds what the index says against what the contracts say: some accounts a
 * look, one after the other until all had their turn, and the supplies.
 */
export function createBalances(parts: BalancesParts) {
  const { source, rows, contracts, start } = parts
  let after = 0

  const callOf = ({ kind, address }: Pick<Doubt, 'kind' | 'address'>) => ({
    to: contracts[kind],
    data: address === null ? calls.totalSupply() : calls.balanceOf(address),
  })

  /** Compares at the block that the index is at; null while that moves. */
  async function compare(from: number, named: readonly number[]) {
    const sample = await rows.sample(from, most, named)
    if (!sample) return null
    const { block, hash, held } = sample
    const asked = held.flatMap((each) =>
      kinds.map((kind) => ({ ...each, kind })),
    )
    const said = await source.uints(asked.map(callOf), block)
    // Of another chain's block the answers would be about something else.
    const now = (await source.headers([block])).get(block)
    if (now?.hash !== hash) return null
    const wrong = asked.filter((each, at) => each[each.kind] !== said[at])
    const doubts = wrong.map(({ kind, id, address }) => ({ kind, id, address }))
    return { doubts, next: sample.next }
  }

  return {
    /**
     * Looks at the next accounts, and again at those that are doubted.
     *
     * @returns what disagrees, and whether all accounts have had their turn;
     * null while the chain moves.
     * @throws NodeAwayError, CallRefusedError
     */
    async look(doubted: readonly number[]) {
      const first = await compare(after, doubted)
      if (!first) return null
      // Once may be chance: a block that came between two questions, say.
      const again = first.doubts.length > 0 && (await compare(after, doubted))
      if (again === null) return null
      const doubts = again ? again.doubts : []
      const isRound = first.next.length < most
      after = isRound ? 0 : Math.max(...first.next)
      return { doubts, isRound }
    },

    /**
     * Finds a block at which a balance went wrong, by what the chain says of
     * old blocks; null where the node does not keep their state.
     */
    async blockOf(doubt: Doubt, head: number): Promise<number | null> {
      let right = start
      let wrong = head
      while (wrong - right > 1) {
        const middle = right + ((wrong - right) >> 1)
        try {
          const [said] = await source.uints([callOf(doubt)], middle)
          const held = await rows.heldAt(doubt.kind, doubt.id, middle)
          if (said === held) right = middle
          else wrong = middle
        } catch (error) {
          if (error instanceof CallRefusedError) return null
          throw error
        }
      }
      return wrong
    },
  }
}

export type Balances = ReturnType<typeof createBalances>
