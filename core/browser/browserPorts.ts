import type { PlatformFetch } from '../ports/fetch.ts'
import type { LogPort } from '../ports/log.ts'
import {
  prefixStorage,
  type StoragePort,
  safeStorage,
} from '../ports/storage.ts'
import type { ReturnPort, TabsPort } from '../ports/tabs.ts'
import type { BrowserWindow } from './browser.types.ts'
import { historyStorage } from './historyStorage.ts'
import { openTabs } from './openTabs.ts'
import { watchReturn } from './watchReturn.ts'

/** A browser's share of the world. */
export interface BrowserPorts {
  fetch: PlatformFetch
  origin: string
  storage: StoragePort
  notice: StoragePort
  tabs: TabsPort
  onReturn: ReturnPort
  log: LogPort
}

export interface BrowserPortsOptions {
  /**
   * Put before every key in storage, and before the channel of the tabs: for a
   * page that shares its origin with another club.
   * @default ''
   */
  prefix?: string
}

/**
 * Everything that `startClub` and `createSystemActors` want of a browser. A server
 * may import this: `window` is handed in, and its storage is read when it is used,
 * for reading it throws where cookies are blocked. One call a page: each opens a
 * channel to the other tabs.
 *
 * A page that is to be loaded anew after a sign-in adds
 * `reload: () => location.reload()`.
 *
 * @example
 * const started = await startClub(browserPorts(window))
 */
export function browserPorts(
  window: BrowserWindow,
  { prefix = '' }: BrowserPortsOptions = {},
): BrowserPorts {
  const storage = safeStorage(() => window.localStorage)
  const notice = historyStorage(window)
  return {
    fetch: (url: string, init: object) => window.fetch(url, init as never),
    origin: window.location.origin,
    storage: prefixStorage(storage, prefix),
    notice: prefixStorage(notice, prefix),
    tabs: openTabs(window, `${prefix}club`),
    onReturn: watchReturn(window),
    log: { warn: (fact, detail) => window.console.warn(fact, detail) },
  }
}
