/** The other tabs of this origin: a `BroadcastChannel`, or nothing. */
export interface TabsPort {
  post: (message: unknown) => void
  /** Returns what ends the subscription. */
  subscribe: (listener: (message: unknown) => void) => () => void
}

/** Calls back when the page is looked at again or the network is back. */
export type ReturnPort = (listener: () => void) => () => void
