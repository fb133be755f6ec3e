import { type RequestHandler, sse } from 'msw'
import {
  type EventTopic,
  eventsPath,
} from '../../core/contract/events/names.ts'

type Tell = (event: EventTopic, data: object) => void

export interface MockStream {
  handler: RequestHandler
  /** Waits for the first who listens. */
  opened: () => Promise<void>
  tell: Tell
}

/**
 * The stream of what is new, for pages on mocks: it stays open, and says what it
 * is told to say to all who listen.
 */
export function createMockStream(origin: string): MockStream {
  const listeners = new Set<Tell>()
  let hear = () => {}
  const first = new Promise<void>((resolve) => {
    hear = resolve
  })
  const handler = sse<Record<EventTopic, string>>(
    `${origin}${eventsPath}`,
    ({ client, request }) => {
      const tell: Tell = (event, data) =>
        client.send({ event, data: JSON.stringify(data) })
      listeners.add(tell)
      hear()
      request.signal.addEventListener('abort', () => listeners.delete(tell))
    },
  )
  return {
    handler,
    opened: () => first,
    tell: (event, data) => {
      for (const tell of listeners) tell(event, data)
    },
  }
}
