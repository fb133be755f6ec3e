import type { CountedVote } from '@narwhal-club/core/casting'
import type { ProposalDetail, ProposalList } from '@narwhal-club/core/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isCounting } from '../../live/standings.ts'
import { withStandings } from '../../live/withStandings.ts'

/** Answers that another vote makes other ones, but the count, which is known. */
const depends = (id: string) =>
  new RegExp(
    `^/api/(proposals/${id}/(votes|non-voters|timeline)|inbox/awaiting)`,
  )

/**
 * Puts a vote that was counted into what the page shows: its answer has the count.
 * Where that answer was lost the count is asked for. Who voted is asked anew.
 *
 * @param ownKey of the proposal, as its reader has it.
 */
export function countIn(
  queries: QueryClient,
  ownKey: readonly unknown[],
  { ballot, tally }: CountedVote,
): void {
  const { proposal, choice, place } = ballot
  const newest = new Map([[proposal, { ...tally, ballots: place + 1 }]])
  for (const query of queries
    .getQueryCache()
    .findAll({ predicate: isCounting })) {
    const { data } = query.state
    const counted = tally ? withStandings(data, newest) : data
    // Its age stays: only the count is of now.
    if (counted !== data) query.setState({ data: counted })
  }
  queries.setQueryData<ProposalDetail>(
    ownKey,
    (known) =>
      known?.mine && { ...known, mine: { ...known.mine, voted: choice } },
  )
  // Lists of the same reader say what they voted.
  const [, ...who] = ownKey
  for (const query of queries
    .getQueryCache()
    .findAll({ predicate: isCounting })) {
    const [, ...asker] = query.queryKey
    const list = query.state.data as Partial<ProposalList> | undefined
    const isIn = list?.rows?.some(({ id }) => id === proposal)
    if (!isIn || who.join() !== asker.join()) continue
    const rows = list?.rows?.map((row) =>
      row.id === proposal ? { ...row, voted: choice } : row,
    )
    query.setState({ data: { ...list, rows } })
  }
  if (!tally) void queries.invalidateQueries({ predicate: isCounting })
  const isOther = depends(proposal)
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => isOther.test(String(path)),
  })
}
