import type { PlatformFetch } from '../ports/fetch.ts'
import type { StoragePort } from '../ports/storage.ts'

type Told = { readonly data: unknown }

/** One of the tabs that hear each other. */
interface Channel {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', hear: (told: Told) => void) => void
  removeEventListener: (type: 'message', hear: (told: Told) => void) => void
}

interface Hears {
  addEventListener: (type: string, hear: () => void) => void
  removeEventListener: (type: string, hear: () => void) => void
}

/** What is used of a browser's `window`, which fits; it is always handed in. */
export interface BrowserWindow extends Hears {
  readonly fetch: PlatformFetch
  readonly location: { readonly origin: string }
  /** Reading it throws where cookies are blocked. */
  readonly localStorage: StoragePort
  readonly history: {
    readonly state: unknown
    replaceState: (state: unknown, unused: string) => void
  }
  readonly document: Hears & { readonly visibilityState: string }
  readonly console: { warn: (...said: unknown[]) => void }
  readonly BroadcastChannel?: new (name: string) => Channel
}
