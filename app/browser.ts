import type { ReturnPort, TabsPort } from '@narwhal-club/core/session'

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
