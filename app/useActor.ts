import { useCallback, useSyncExternalStore } from 'react'

interface Readable<Snapshot> {
  getSnapshot: () => Snapshot
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * What is picked of an actor's snapshot: nothing new is made. XState's own hook
 * comes with a comparison that a page would load before its first paint.
 *
 * @param readDrawn what a server draws. @default what it is now
 */
export function useActor<Snapshot, T>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => T,
  readDrawn = () => actor.getSnapshot(),
): T {
  const subscribe = useCallback(
    (listener: () => void) => actor.subscribe(listener).unsubscribe,
    [actor],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select(readDrawn()),
  )
}
