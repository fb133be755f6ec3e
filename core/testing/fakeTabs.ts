import type { TabsPort } from '../ports/tabs.ts'

const copy = (message: unknown) => JSON.parse(JSON.stringify(message))

/** Tabs of one browser: what one posts, the others hear. */
export function fakeTabs() {
  const listeners = new Set<(message: unknown) => void>()
  return (): TabsPort => {
    let own: (message: unknown) => void = () => {}
    return {
      post: (message) => {
        for (const listener of listeners)
          if (listener !== own) listener(copy(message))
      },
      subscribe: (listener) => {
        own = listener
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}
