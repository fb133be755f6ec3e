import { type ClubFollow, clubsEndpoints } from '@narwhal-club/core/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface Counted {
  id: string
  counts: { followers: number }
  follows?: boolean
  mine?: { follows: boolean }
}

const root = clubsEndpoints.clubs.path

/** Of lists and of single clubs. */
const isOfClubs = ({ queryKey }: { queryKey: QueryKey }) =>
  String(queryKey[0]).startsWith(root)

function withFollow<T extends Counted>(club: T, told: ClubFollow): T {
  const { follows, followers } = told
  return {
    ...club,
    ...(club.follows !== undefined && { follows }),
    ...(club.mine && { mine: { ...club.mine, follows } }),
    counts: { ...club.counts, followers },
  }
}

/** Puts what is told of a club's followers into an answer that shows it. */
export function patchFollow(answer: unknown, id: string, told: ClubFollow) {
  const { rows, ...club } = (answer ?? {}) as { rows?: Counted[] }
  if (rows?.some((row) => row.counts))
    return {
      ...club,
      rows: rows.map((row) => (row.id === id ? withFollow(row, told) : row)),
    }
  const one = answer as Partial<Counted> | null
  return one?.id === id && one.counts
    ? withFollow(one as Counted, told)
    : answer
}

/** Shows it wherever the club is shown. */
export const showFollow = (
  queries: QueryClient,
  id: string,
  told: ClubFollow,
) =>
  queries.setQueriesData({ predicate: isOfClubs }, (answer: unknown) =>
    patchFollow(answer, id, told),
  )

/**
 * Which clubs a member follows has changed: those lists are asked for anew. One
 * that is shown gains what is followed; what is left stays in it until the reader
 * comes back.
 */
export const forgetFollowed = (
  queries: QueryClient,
  { follows }: Pick<ClubFollow, 'follows'>,
) =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => /[?&]joined=true/.test(String(queryKey[0])),
    refetchType: follows ? 'active' : 'none',
  })
