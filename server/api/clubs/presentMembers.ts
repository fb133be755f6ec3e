import type { AnalyticsHolders, ClubMembers } from '@narwhal-club/core/contract'
import { votingPowerOf } from '@narwhal-club/core/policies'
import type * as z from 'zod/mini'

type Holders = z.output<typeof AnalyticsHolders>

/** Holders of the collection, as members of a club: with what they may vote by. */
export const presentMembers = ({
  rows,
  ...rest
}: Holders): z.output<typeof ClubMembers> => ({
  ...rest,
  rows: rows.map(({ rank, address, nfts, share, since }) => ({
    rank,
    address,
    nfts,
    votingPower: votingPowerOf(nfts),
    ...(share !== undefined && { share }),
    since,
  })),
})
