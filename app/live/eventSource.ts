import type { SightPort, StreamPort } from '@narwhal-club/core/stream'

/** The browser's own client of server-sent events. */
export const openEventSource: StreamPort = (url, events, listener) => {
  const source = new EventSource(url)
  source.onopen = listener.opened
  source.onerror = () => listener.cut(source.readyState === EventSource.CLOSED)
  for (const name of events)
    source.addEventListener(name, ({ data }) => listener.heard(name, data))
  return () => source.close()
}

/** Whether the page is in front. */
export const onSight: SightPort = (listener) => {
  const look = () => listener(document.visibilityState === 'visible')
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
