import { encodeToken } from '@narwhal-club/core/chain'
import type { SwapConfig } from '@narwhal-club/core/contract'
import { encodeVault } from '@narwhal-club/core/swap'
import { callRequest, uintIn } from '../../chain/contractCalls.ts'
import { UnbelievableAnswerError } from '../../chain/errors.ts'
import { quantity } from '../../chain/judged.ts'
import type { Nodes } from '../../chain/nodes.ts'
import type { Clock } from '../../clock.ts'
import { NodeAwayError } from '../../errors.ts'
import { createKeep } from '../../keep/keep.ts'
import { presentSwapConfig, type VaultReading } from './presentSwapConfig.ts'
import type { SwapTerms } from './swap.ports.ts'

/** Milliseconds: shorter than a block of the chain takes. */
const freshFor = 2_000

interface Reading extends VaultReading {
  block: number
  at: number
}

/** What the vault says of itself: one reading serves everyone. */
export function createVaultState(
  nodes: Pick<Nodes, 'ask'>,
  terms: SwapTerms,
  clock: Clock,
) {
  const { vault, nft, token } = terms
  const kept = createKeep<Reading>({
    entries: 1,
    ttl: freshFor,
    now: clock.now,
  })

  async function read(): Promise<Reading> {
    const [head, paused, nfts, tokens] = await nodes.ask((rpc) =>
      rpc.post([
        { method: 'eth_blockNumber', params: [] },
        callRequest(vault, encodeVault.paused()),
        callRequest(nft, encodeToken.balanceOf(vault)),
        callRequest(token, encodeToken.balanceOf(vault)),
      ]),
    )
    const block = quantity.safeParse(head)
    if (!block.success) throw new UnbelievableAnswerError('no block number')
    return {
      block: block.data,
      at: clock.now(),
      isPaused: uintIn(paused) !== 0n,
      nfts: Number(uintIn(nfts)),
      tokens: uintIn(tokens),
    }
  }

  const present = (reading: Reading, status: 'fresh' | 'stale'): SwapConfig => {
    const { block, at } = reading
    const source = { status, block, at: new Date(at).toISOString() }
    return presentSwapConfig(terms, source, reading)
  }

  return {
    /** Tells the vault as it is, or else as it was last known. */
    async current(): Promise<SwapConfig> {
      try {
        return present(await kept.fetch('', read), 'fresh')
      } catch (error) {
        if (!(error instanceof NodeAwayError)) throw error
        const last = kept.last('')
        return last
          ? present(last, 'stale')
          : presentSwapConfig(terms, { status: 'unavailable' })
      }
    },
  }
}
