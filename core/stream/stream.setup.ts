import { assign, emit, setup } from 'xstate'
import type {
  News,
  StreamActors,
  StreamContext,
  StreamEmitted,
  StreamEvent,
  StreamInput,
} from './stream.types.ts'

/** Failures in a row that make the pause longer. */
const mostAttempts = 6
/** Milliseconds. */
const times = { first: 5_000, gather: 250, spread: 1_750 }
/** More than so much at once is asked for whole. */
const mostNews = 40

const isSame = (one: News, other: News) =>
  one.topic === other.topic &&
  one.id === other.id &&
  one.thread === other.thread

export const streamSetup = setup({
  types: {
    context: {} as StreamContext,
    events: {} as StreamEvent,
    input: {} as StreamInput,
    emitted: {} as StreamEmitted,
  },
  actors: {} as StreamActors,
  delays: {
    /** Each doubles, to five minutes; none the same for all pages. */
    pause: ({ context: { attempt, luck } }) =>
      times.first * 2 ** attempt * (0.5 + luck / 2),
    /** What comes together is told together, and not by all at once. */
    gathering: ({ context: { luck } }) => times.gather + luck * times.spread,
  },
  guards: {
    wasOpen: ({ context }) => context.wasOpen,
  },
  actions: {
    countFailure: assign({
      attempt: ({ context }) => Math.min(mostAttempts, context.attempt + 1),
    }),
    markOpen: assign({ attempt: 0, wasOpen: true }),
    takeNews: assign({
      news: ({ context: { news }, event }) =>
        event.type === 'stream.heard' &&
        news.length <= mostNews &&
        !news.some((each) => isSame(each, event.news))
          ? [...news, event.news]
          : news,
    }),
    dropNews: assign({ news: [] }),
    emitNews: emit(({ context: { news } }) =>
      news.length > mostNews
        ? ({ type: 'stream.gap' } as const)
        : ({ type: 'stream.news', news } as const),
    ),
    emitGap: emit({ type: 'stream.gap' as const }),
  },
})
