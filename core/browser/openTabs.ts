import type { TabsPort } from '../ports/tabs.ts'
import type { BrowserWindow } from './browser.types.ts'

/** The other tabs of this origin; none where the browser has no channel. */
export function openTabs(
  { BroadcastChannel }: Pick<BrowserWindow, 'BroadcastChannel'>,
  name: string,
): TabsPort {
  if (!BroadcastChannel) return { post: () => {}, subscribe: () => () => {} }
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const hear = ({ data }: { data: unknown }) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
