import type { ProposalCounts } from '@narwhal-club/core/contract'
import type { Standing } from '@narwhal-club/core/stream'
import type { Query, QueryClient } from '@tanstack/react-query'
import { countedIn, withStandings } from './withStandings.ts'

/** Of how many proposals it is known how they stand. */
const most = 1_000

/** Answers that count the votes of a proposal, or of each of a list. */
const counting = /^\/api\/(clubs\/[^/]+\/)?proposals(\/[^/?]+)?(\?|$)/

/** Tells whether an answer counts votes. */
export const isCounting = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  counting.test(String(queryKey[0]))

/**
 * Keeps how proposals stand, and has every answer that counts their votes say so:
 * those that are kept and those that come. Of two counts the one with more ballots
 * is the newer, wherever it is from, so none ever goes back.
 *
 * @returns what takes one in, and what ends it.
 */
export function openStandings(queries: QueryClient) {
  const newest = new Map<string, Partial<ProposalCounts>>()

  function learn(proposal: string, known: Partial<ProposalCounts>): boolean {
    const { ballots = 0 } = known
    const before = newest.get(proposal)
    const isNewer = ballots > (before?.ballots ?? 0)
    const kept = isNewer ? known : before
    if (!kept) return false
    // What was asked for last is forgotten last.
    newest.delete(proposal)
    newest.set(proposal, kept)
    const [oldest] = newest.keys()
    if (oldest !== undefined && newest.size > most) newest.delete(oldest)
    return isNewer
  }

  /** Its age stays: only the count is of now. */
  function mend(query: Query): void {
    if (!isCounting(query)) return
    const { data } = query.state
    const mended = withStandings(data, newest)
    if (mended !== data) query.setState({ data: mended })
  }

  const cache = queries.getQueryCache()
  const mendAll = () => cache.getAll().forEach(mend)

  /** An answer may be newer than all that was heard, or older than some of it. */
  function read(query: Query): void {
    if (!isCounting(query)) return
    const isNews = countedIn(query.state.data).map(({ id, counts }) => {
      // What is said below it is told elsewhere.
      const { comments: _, ...known } = counts
      return learn(id, known)
    })
    if (isNews.includes(true)) mendAll()
    else mend(query)
  }

  cache.getAll().forEach(read)
  const end = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      read(event.query)
  })
  return {
    take({ proposal, tally, ballots }: Standing) {
      if (learn(proposal, { ...tally, ballots })) mendAll()
    },
    end,
  }
}
