import type { CallbackActorLogic } from 'xstate'
import type { EventTopic } from '../contract/events/names.ts'
import type { EventData } from '../contract/events/schemas.ts'

/** Something that is new: enough to know what to ask for anew. */
export interface News {
  topic: EventTopic
  /** Of the proposal that it is about; missing where it is about none. */
  id?: string
  /** Of the thread of comments that it is about; missing where it is about none. */
  thread?: string
}

/** How a proposal stands: nothing of it is left to be asked for. */
export type Standing = EventData<'votes'>

export interface StreamInput {
  /**
   * 0 to 1, of this page: pages that hear the same, or lose the same server, do
   * not all ask at the same moment.
   */
  luck: number
}

export interface StreamContext extends StreamInput {
  /** Attempts that failed in a row, up to `mostAttempts`. */
  attempt: number
  /** It was open before: whatever happened since was missed. */
  wasOpen: boolean
  /** Heard, and not told yet. */
  news: readonly News[]
}

export type StreamEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'stream.opened' }
  | { type: 'stream.heard'; news: News }
  | { type: 'stream.counted'; standing: Standing }
  /** The server does not know any more what was missed. */
  | { type: 'stream.missed' }
  /** Cut; the browser tries again by itself, from where it was. */
  | { type: 'stream.broke' }
  /** Refused: the browser gives up. */
  | { type: 'stream.closed' }

export type StreamEmitted =
  /** Each thing once, however often it was said. */
  | { type: 'stream.news'; news: readonly News[] }
  /** At once: it is shown as it is. */
  | { type: 'stream.standing'; standing: Standing }
  /** Something may have been missed: all that can change is to be asked anew. */
  | { type: 'stream.gap' }

export type StreamActors = {
  listen: CallbackActorLogic<StreamEvent>
  watchPage: CallbackActorLogic<StreamEvent>
}
