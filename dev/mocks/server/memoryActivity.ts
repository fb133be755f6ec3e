import type { ActivityStore, Move } from '../../../server/api/clubs/activity.ts'
import { isWarnedOf } from '../../../server/api/proposals/presentProposal.ts'
import type { MockWorld } from '../world.types.ts'

/** What happened last, out of the past in memory. */
export const memoryActivity = (world: MockWorld): ActivityStore => ({
  async moves(limit) {
    const { transfers, timeOf } = await (await world.analytics()).collection()
    const found = new Map<string, Move & { place: number }>()
    for (const { block, logIndex, from, to } of transfers) {
      const key = `${block} ${from} ${to}`
      const known = found.get(key)
      const at = timeOf(block) * 1_000
      const place = block * 1e6 + logIndex
      const nfts = (known?.nfts ?? 0) + 1
      found.set(key, { at, from, to, nfts, place })
    }
    return [...found.values()]
      .sort((one, other) => other.place - one.place)
      .slice(0, limit)
      .map(({ place: _, ...move }) => move)
  },

  async votes(club, limit) {
    const { proposals, votes } = world.state
    const own = new Map(
      proposals.list
        .filter(({ row }) => row.club === club)
        .map((seed) => [seed.row.id, seed.row]),
    )
    return [...votes.told, ...votes.ballots]
      .filter(({ proposal }) => own.has(proposal))
      .map((each, order) => ({ each, order }))
      .sort((a, b) => b.each.at - a.each.at || b.order - a.order)
      .slice(0, limit)
      .flatMap(({ each: { at, voter, power, proposal } }) => {
        const row = own.get(proposal)
        if (!row) return []
        const { id, number, title } = row
        const told = { id, number, ...(!isWarnedOf(row) && { title }) }
        return [{ at, voter, power, proposal: told }]
      })
  },
})
