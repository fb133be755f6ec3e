import { createStreamActors, streamMachine } from '@narwhal-club/core/stream'
import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { onSight, openEventSource } from './eventSource.ts'
import { openStandings } from './standings.ts'
import { canChange, pathOf, touches } from './touches.ts'
import { createWhoVoted } from './whoVoted.ts'

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
  const whoVoted = createWhoVoted(queries)
  stream.on('stream.standing', ({ standing }) => {
    standings.take(standing)
    whoVoted.mark(standing.proposal)
  })
  stream.on('stream.news', ({ news }) => {
    if (news.some(({ topic }) => topic === 'votes')) whoVoted.ask()
    askAnew((path) => news.some((each) => touches(path, each)))
  })
  stream.on('stream.gap', () => askAnew(canChange))
  stream.start()
  return () => {
    stream.stop()
    standings.end()
  }
}
