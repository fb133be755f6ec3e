import {
  createStreamActors,
  type News,
  streamMachine,
} from '@narwhal-club/core/stream'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { onSight, openEventSource } from './eventSource.ts'
import { openStandings } from './standings.ts'
import { canChange, isOfVotes, touches } from './touches.ts'

const pathOf = ({ queryKey }: Pick<Query, 'queryKey'>) => String(queryKey[0])

/**
 * Has answers asked for anew when they may be others by now. What is shown stays
 * until the new one is there: numbers change, nothing jumps. A count of votes comes
 * as it is, and nothing is asked for; who voted is, now and then, where it is open.
 *
 * @returns what ends it.
 */
export function openLive(queries: QueryClient): () => void {
  const actors = createStreamActors({ open: openEventSource, onSight })
  const stream = createActor(streamMachine.provide({ actors }), {
    input: { luck: Math.random() },
  })
  const standings = openStandings(queries)
  const askAnew = (isMeant: (path: string) => boolean) =>
    void queries.invalidateQueries({
      predicate: (query) => isMeant(pathOf(query)),
    })
  // What no vote was cast on is fresh, and stays.
  const askWhoVoted = () =>
    void queries.refetchQueries({
      predicate: (query) =>
        query.state.isInvalidated && isOfVotes(pathOf(query)),
      type: 'active',
    })
  stream.on('stream.standing', ({ standing }) => {
    standings.take(standing)
    void queries.invalidateQueries({
      predicate: (query) => isOfVotes(pathOf(query), standing.proposal),
      refetchType: 'none',
    })
  })
  stream.on('stream.news', ({ news }) => {
    const isVotes = ({ topic }: News) => topic === 'votes'
    if (news.some(isVotes)) askWhoVoted()
    const others = news.filter((each) => !isVotes(each))
    askAnew((path) => others.some((each) => touches(path, each)))
  })
  stream.on('stream.gap', () => askAnew(canChange))
  stream.start()
  return () => {
    stream.stop()
    standings.end()
  }
}
