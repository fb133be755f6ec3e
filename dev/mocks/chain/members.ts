import type { ChainState, Hex, Outcome } from './chain.types.ts'
import { nftRefusal } from './refusal.ts'

/** Counts what was minted: ids start at 1 and follow each other. */
export const nftSupply = ({ nfts }: ChainState) =>
  Object.values(nfts).reduce((sum, each) => sum + each, 0)

/** What an address holds, in the order that the contract keeps. */
export const idsOf = ({ held }: ChainState, owner: string): string[] => [
  ...(held[owner] ?? []),
]

/** Whether one may approve for another all that they may. */
export const isOperator = (state: ChainState, owner: Hex, who: Hex) =>
  who === owner || state.approvedAll[`${owner}:${who}`] === true

/**
 * Tells whether one may move a member of another, with the contract's error
 * where not.
 */
export function refusalOfMove(
  state: ChainState,
  { id, from, operator }: { id: string; from: Hex; operator: Hex },
): Outcome | null {
  const owner = state.owners[id]
  if (!owner) return nftRefusal('ERC721NonexistentToken', [BigInt(id)])
  if (!isOperator(state, owner, operator) && state.approved[id] !== operator)
    return nftRefusal('ERC721InsufficientApproval', [operator, BigInt(id)])
  if (owner !== from)
    return nftRefusal('ERC721IncorrectOwner', [from, BigInt(id), owner])
  return null
}

export function moveNft(state: ChainState, id: string, to: Hex): void {
  const from = state.owners[id] as Hex
  delete state.approved[id]
  state.moves.push({ block: state.head, id, from, to })
  if (from === to) return
  state.owners[id] = to
  state.nfts[from] = (state.nfts[from] ?? 0) - 1
  state.nfts[to] = (state.nfts[to] ?? 0) + 1
  state.held[from] = withoutId(idsOf(state, from), id)
  state.held[to] = [...idsOf(state, to), id]
}

/** The last one takes the place of the one that leaves. */
function withoutId(ids: string[], id: string): string[] {
  const last = ids.at(-1) as string
  return ids.map((each) => (each === id ? last : each)).slice(0, -1)
}
