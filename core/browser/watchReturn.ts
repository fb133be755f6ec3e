import type { ReturnPort } from '../ports/tabs.ts'
import type { BrowserWindow } from './browser.types.ts'

type Watched = Pick<
  BrowserWindow,
  'document' | 'addEventListener' | 'removeEventListener'
>

/** Calls back when the page is looked at again, or the network is back. */
export const watchReturn =
  (window: Watched): ReturnPort =>
  (listener) => {
    const { document } = window
    const look = () => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('online', listener)
    }
  }
