import { createStreamActors, streamMachine } from '@narwhal-club/core/stream'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { onSight, openEventSource } from './eventSource.ts'
import { canChange, touches } from './touches.ts'

const pathOf = ({ queryKey }: Pick<Query, 'queryKey'>) => String(queryKey[0])

/**
 * Has answers asked for anew when they may be others by now. What is shown stays
 * until the new one is there: numbers change, nothing jumps.
 *
 * @returns what ends it.
 */
export function openLive(queries: QueryClient): () => void {
  const actors = createStreamActors({ open: openEventSource, onSight })
  const stream = createActor(streamMachine.provide({ actors }), {
    input: { luck: Math.random() },
  })
  const askAnew = (isMeant: (path: string) => boolean) =>
    void queries.invalidateQueries({
      predicate: (query) => isMeant(pathOf(query)),
    })
  stream.on('stream.news', ({ news }) =>
    askAnew((path) => news.some((each) => touches(path, each))),
  )
  stream.on('stream.gap', () => askAnew(canChange))
  stream.start()
  return () => stream.stop()
}
