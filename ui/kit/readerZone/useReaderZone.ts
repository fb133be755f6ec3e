import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The zone to write times in: the reader's own, which is `undefined` to a
 * formatter. The server does not know it: what it draws, and what takes over
 * from it, begins with UTC.
 */
export const useReaderZone = () =>
  useSyncExternalStore<'UTC' | undefined>(
    never,
    () => undefined,
    () => 'UTC',
  )
