import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The viewer's time zone; `null` on the server and until it has taken over. */
export const useZone = () =>
  useSyncExternalStore<string | null>(never, zone, () => null)
