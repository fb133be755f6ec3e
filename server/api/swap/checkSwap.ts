import {
  coinsFor,
  planOf,
  refusalOfSwap,
  type SwapAsk,
  type SwapFacts,
  type SwapRefusal,
} from '@narwhal-club/core/swap'
import { RefusalError } from '../../errors.ts'
import type { ChainSide, SwapPorts } from './swap.ports.ts'

/** What is known of where a swap stands. */
interface Standing {
  /** Paid, exempt, or a credit pays. */
  isFeeSettled: boolean
  /** The vault must have been approved by now. */
  isApprovalDue: boolean
}

/** What a refusal is about; nothing where its code says all. */
function detailsOf({ ids, have, need }: SwapRefusal) {
  const details = {
    ...(ids && { ids }),
    ...(have !== undefined && { have: String(have) }),
    ...(need !== undefined && { need: String(need) }),
  }
  return Object.keys(details).length > 0 ? { details } : {}
}

/** @throws RefusalError */
function holdTo(ask: SwapAsk, facts: SwapFacts): void {
  const refusal = refusalOfSwap(ask, facts)
  if (refusal) throw new RefusalError(refusal.code, detailsOf(refusal))
}

const nothingKnown = (ask: SwapAsk): SwapFacts => ({
  owners: new Map(
    ask.ids.map((id) => [id, ask.mode === 'deposit' ? ask.account : ask.vault]),
  ),
  isPaused: false,
  vaultTokens: ask.worth,
  tokens: ask.worth,
})

/**
 * Holds a swap against the chain as it is now, and against the marketplace where
 * it answers (behaviour 4.3). Nothing has moved yet.
 *
 * @throws RefusalError
 */
export async function checkSwap<Tx>(
  ports: Pick<SwapPorts<Tx>, 'chain' | 'terms' | 'swaps' | 'listedOf'>,
  ask: SwapAsk,
  standing: Standing,
): Promise<{ side: ChainSide; listings: 'known' | 'unknown' }> {
  // What is wrong by itself asks no node.
  holdTo(ask, nothingKnown(ask))
  const { mode, account, ids, worth } = ask
  const isDeposit = mode === 'deposit'
  const [side, listed] = await Promise.all([
    ports.chain.facts({ mode, account, ids, worth }),
    isDeposit ? ports.listedOf(account) : null,
  ])
  const escrowed = isDeposit ? await escrowedOf(ports, ask, side) : undefined
  holdTo(ask, {
    ...side,
    ...(listed && { listed }),
    ...(escrowed && { escrowed }),
    coins: { have: side.coins, need: needOf(ports, ask, side, standing) },
    isGranted: side.isGranted || !standing.isApprovalDue,
  })
  const isKnown = !isDeposit || listed !== null
  return { side, listings: isKnown ? 'known' : 'unknown' }
}

/** Wei for the fee, where it is due, and the gas of what is still to be sent. */
function needOf<Tx>(
  { terms }: Pick<SwapPorts<Tx>, 'terms'>,
  { mode, ids }: SwapAsk,
  { isGranted, gasPrice }: ChainSide,
  { isFeeSettled }: Standing,
): bigint {
  const swap = { mode, nfts: ids.length }
  const plan = planOf({
    ...swap,
    isGranted,
    isGrantedAll: false,
    isFeeSettled,
    isRevokeWanted: false,
  })
  return coinsFor(plan, swap, { fee: terms.fee, gasPrice }).total
}

/** Those that lie with a contract to which the account itself sent them. */
async function escrowedOf<Tx>(
  { chain, swaps }: Pick<SwapPorts<Tx>, 'chain' | 'swaps'>,
  { ids, account, vault }: SwapAsk,
  { owners }: ChainSide,
): Promise<ReadonlySet<string>> {
  const holders = new Map(
    ids.flatMap((id) => {
      const owner = owners.get(id)
      const isAway = owner && owner !== account && owner !== vault
      return isAway ? [[id, owner] as const] : []
    }),
  )
  if (holders.size === 0) return new Set()
  const sent = await swaps.sentAway(account, [...holders.keys()])
  const lenders = sent.flatMap((id) => holders.get(id) ?? [])
  if (lenders.length === 0) return new Set()
  const contracts = new Set(await chain.contracts([...new Set(lenders)]))
  return new Set(
    sent.filter((id) => contracts.has(holders.get(id) as `0x${string}`)),
  )
}
