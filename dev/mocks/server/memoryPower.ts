import { buildTree } from '@narwhal-club/core/governance'
import type { VoteReads } from '../../../server/api/votes/votes.ports.ts'
import type { MockWorld } from '../world.types.ts'
import { findIn } from './memoryProposals.ts'

/** What came to an address and went from it, out of the past in memory. */
export const memoryPower = (
  world: MockWorld,
): Pick<VoteReads, 'power' | 'frozen'> => ({
  async frozen(proposal, address) {
    const found = findIn(world, proposal, address)?.found
    if (!found) return null
    const { snapshot, mine, eligibleVoters, eligiblePower } = found
    return {
      block: snapshot.block,
      blockHash: snapshot.blockHash as `0x${string}`,
      root: snapshot.root as `0x${string}`,
      eligibleVoters,
      eligiblePower,
      power: mine.votingPower,
      isExcluded: snapshot.excluded.includes(address),
    }
  },

  async power({ proposal, address, ...most }) {
    const found = findIn(world, proposal, address)?.found
    if (!found) return null
    const { snapshot, mine } = found
    const { block, excluded } = snapshot
    const { transfers, timeOf } = await (await world.analytics()).collection()
    const own = transfers
      .filter(({ from, to }) => from !== to && [from, to].includes(address))
      .map(({ block, from, to, id }) => ({
        block,
        at: timeOf(block) * 1_000,
        tx: null,
        tokenId: String(id),
        from,
        to,
        change: to === address ? (1 as const) : (-1 as const),
      }))
    const until = own.filter((each) => each.block <= block)
    const last = new Map(
      transfers
        .filter((each) => each.block <= block)
        .map((each) => [each.id, each]),
    )
    const elsewhere = [...last.values()].filter(
      ({ from, to }) => from === address && excluded.includes(to),
    )
    return {
      block,
      at: timeOf(block) * 1_000,
      power: mine.votingPower,
      excluded,
      held: until.reduce((sum, { change }) => sum + change, 0),
      before: until.slice(-most.before).reverse(),
      after: own.filter((each) => each.block > block).slice(0, most.after),
      elsewhere: elsewhere
        .slice(0, most.elsewhere)
        .map(({ id, to: holder }) => ({ tokenId: String(id), holder })),
    }
  },
})

/** The tree of a frozen list, by its root. */
export const treeIn =
  ({ state }: MockWorld) =>
  async (root: string) =>
    buildTree(
      state.proposals.list.find(({ row }) => row.snapshot.root === root)
        ?.holders ?? [],
    )
