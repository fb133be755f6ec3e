import type { ReturnPort, TabsPort } from '@narwhal-club/core/session'
import type { StoragePort } from '@narwhal-club/core/storage'

/** The other tabs of this origin; none where the browser has no channel. */
export function openTabs(name: string): TabsPort {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => {}, subscribe: () => () => {} }
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

/** Calls back when the page is looked at again, or the network is back. */
export const onReturn: ReturnPort = (listener) => {
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

const keep = (key: string, value: string | undefined) =>
  history.replaceState({ ...history.state, [key]: value }, '')

/**
 * What this tab remembers over a reload, in its history entry: that no other
 * tab takes it, and that it is there where storage is blocked.
 */
export const tabStorage: StoragePort = {
  getItem: (key) => history.state?.[key] ?? null,
  setItem: keep,
  removeItem: (key) => keep(key, undefined),
}
