import { expect } from 'vitest'
import { createRandom } from '../world/seed/random.ts'
import { type Crowd, startCrowd } from './swapCrowd.testing.ts'
import {
  apply,
  type Model,
  type Operation,
  type Said,
} from './swapModel.testing.ts'
import { drawOperation } from './swapMoves.testing.ts'

/** Operations in one transaction, after which all is compared. */
const atOnce = 125

export interface Figures {
  operations: number
  /** How often each outcome was: `went through`, or the error's name. */
  outcomes: Record<string, number>
  milliseconds: number
}

/**
 * Has a crowd do what chance tells it, and holds contract and model against each
 * other: each outcome, each event, and after every transaction the place of every
 * NFT and all tokens.
 */
export async function fuzzVault(seed: number, count: number): Promise<Figures> {
  const begun = performance.now()
  const crowd = await startCrowd()
  const outcomes: Record<string, number> = {}
  try {
    const random = createRandom(seed)
    let model = crowd.begin()
    const books = openBooks(crowd, model)
    for (let at = 0; at < count; at += atOnce) {
      const name = `seed ${seed}, operations from ${at}`
      const operations: Operation[] = []
      const errors: (string | null)[] = []
      const said: Said[] = []
      for (let one = 0; one < Math.min(atOnce, count - at); one++) {
        const operation = drawOperation(random, model)
        const outcome = apply(model, operation)
        operations.push(operation)
        errors.push(outcome.error)
        said.push(...outcome.said)
        books.note(operation, outcome.error, outcome.said)
        model = outcome.model
        const word = outcome.error ?? 'went through'
        outcomes[word] = (outcomes[word] ?? 0) + 1
      }
      const played = await crowd.play(operations)
      expect(played.errors, name).toEqual(errors)
      expect(played.said, name).toEqual(said)
      const onChain = await crowd.look()
      const { owners, tokens, vault, isPaused } = model
      expect(onChain, name).toEqual({ owners, tokens, vault, isPaused })
      books.hold(onChain, name)
    }
    const milliseconds = Math.round(performance.now() - begun)
    return { operations: count, outcomes, milliseconds }
  } finally {
    await crowd.stop()
  }
}

/**
 * What the vault must have, by its events and by what it was given alone: that
 * nobody but who reads them knows where an NFT is would be of no use.
 */
function openBooks({ rate }: Crowd, { owners, vault, tokens }: Model) {
  const inVault = new Set(
    owners.flatMap((at, id) => (at === 'vault' ? [id + 1] : [])),
  )
  let tokensInVault = vault
  const all = tokens.reduce((sum, each) => sum + each, vault)
  return {
    note(
      { way, move }: Operation,
      error: string | null,
      said: readonly Said[],
    ) {
      for (const { event, ids, tokens } of said) {
        expect(tokens).toBe(BigInt(ids.length) * rate)
        expect(new Set(ids).size).toBe(ids.length)
        tokensInVault += event === 'Redeemed' ? tokens : -tokens
        for (const id of ids)
          if (event === 'Deposited') inVault.add(id)
          else if (way !== 'givesBack') inVault.delete(id)
      }
      if (error !== null) return
      if (move.kind === 'giveNft' && move.to === 'vault') inVault.add(move.id)
      if (move.kind === 'giveTokens' && move.to === 'vault')
        tokensInVault += move.amount
    },
    hold(onChain: Pick<Model, 'owners' | 'tokens' | 'vault'>, name: string) {
      const found = onChain.owners.flatMap((at, id) =>
        at === 'vault' ? [id + 1] : [],
      )
      expect(found, name).toEqual([...inVault].sort((a, b) => a - b))
      expect(onChain.vault, name).toBe(tokensInVault)
      const sum = onChain.tokens.reduce(
        (sum, each) => sum + each,
        onChain.vault,
      )
      expect(sum, name).toBe(all)
    },
  }
}
