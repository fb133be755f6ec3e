import { fromCallback } from 'xstate'
import type { EventTopic } from '../contract/events/names.ts'
import {
  eventsPath,
  eventTopics,
  refetchEvent,
} from '../contract/events/names.ts'
import type {
  News,
  Standing,
  StreamActors,
  StreamEvent,
} from './stream.types.ts'

/** What a platform says of a connection that it keeps (HTML, 9.2). */
export interface StreamListener {
  opened(): void
  /** Cut; `isOver`: the platform will not try again. */
  cut(isOver: boolean): void
  /** @param data JSON. */
  heard(event: string, data: string): void
}

/** Opens a stream of server-sent events. @returns what closes it. */
export type StreamPort = (
  url: string,
  events: readonly string[],
  listener: StreamListener,
) => () => void

/** Tells at once, and then at each change, whether the page is looked at. */
export type SightPort = (listener: (isSeen: boolean) => void) => () => void

/** What is of no use to a page is not heard at all. */
const topics: readonly EventTopic[] = eventTopics.filter(
  (topic) => topic !== 'index',
)

interface Said {
  id?: string
  proposal?: string
  bounty?: string
  thread?: string
}

function newsOf(topic: string, data: string): News | null {
  const known = topics.find((each) => each === topic)
  if (!known) return null
  const said = JSON.parse(data) as Said
  const { thread } = said
  const id = said.id ?? said.proposal ?? said.bounty
  return {
    topic: known,
    ...(id !== undefined && { id }),
    ...(thread !== undefined && { thread }),
  }
}

/** Builds the actors over what the platform lends. */
export function createStreamActors(deps: {
  open: StreamPort
  onSight: SightPort
}): StreamActors {
  const url = `${eventsPath}?topics=${topics.join(',')}`
  return {
    listen: fromCallback<StreamEvent>(({ sendBack }) =>
      deps.open(url, [...topics, refetchEvent], {
        opened: () => sendBack({ type: 'stream.opened' }),
        cut: (isOver) =>
          sendBack({ type: isOver ? 'stream.closed' : 'stream.broke' }),
        heard(event, data) {
          if (event === refetchEvent) return sendBack({ type: 'stream.missed' })
          if (event === 'votes') {
            const standing = JSON.parse(data) as Standing
            return sendBack({ type: 'stream.counted', standing })
          }
          const news = newsOf(event, data)
          if (news) sendBack({ type: 'stream.heard', news })
        },
      }),
    ),
    watchPage: fromCallback<StreamEvent>(({ sendBack }) =>
      deps.onSight((isSeen) =>
        sendBack({ type: isSeen ? 'page.shown' : 'page.hidden' }),
      ),
    ),
  }
}
