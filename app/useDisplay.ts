import { createContext, use, useSyncExternalStore } from 'react'
import type { DisplayStore } from './browser/display.ts'

export const DisplayContext = createContext<DisplayStore | null>(null)

/** How the page looks now: its theme and its density. */
export function useDisplay() {
  const display = use(DisplayContext)
  if (!display) throw new Error('No display above this component')
  return useSyncExternalStore(
    display.subscribe,
    display.read,
    display.readDrawn,
  )
}
