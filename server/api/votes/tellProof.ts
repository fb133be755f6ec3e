import type { Asked, votesApi } from '@narwhal-club/core/contract'
import {
  type PowerTree,
  uncountedAddresses,
} from '@narwhal-club/core/governance'
import { RefusalError } from '../../errors.ts'
import type { VotePorts } from './votes.ports.ts'

/** Finds the tree of a list by its root. */
export type TreeOf = (root: string) => Promise<PowerTree>

/** Proves the power of an address; the tree is looked at for those who have some. */
export async function tellProof(
  {
    reads,
    treeOf,
  }: { reads: Pick<VotePorts<never>['reads'], 'frozen'>; treeOf: TreeOf },
  { proposal, address }: Asked<(typeof votesApi)['powerProof']>,
) {
  const found = await reads.frozen(proposal, address)
  if (!found) throw new RefusalError('proposal_not_found')
  const { isExcluded, ...frozen } = found
  const said = {
    format: 'narwhal-proof-1' as const,
    proposal,
    address,
    ...frozen,
  }
  if (found.power === 0) {
    const isLeftOut = isExcluded || uncountedAddresses.includes(address)
    const why = isLeftOut ? ('excluded' as const) : ('not_in_list' as const)
    return { ...said, why, proof: [] }
  }
  const tree = await treeOf(found.root)
  const proof = tree.proofOf(address)
  if (tree.root !== found.root || !proof)
    throw new Error(`the list of ${found.root} is another`)
  return { ...said, proof }
}
