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
const times = {
  first: 5_000,
  gather: 250,
  spread: 1_750,
  /** Between two looks at who votes, while many do. */
  recount: 5_000,
  /** How long a connection may take. */
  connect: 20_000,
  /** Between two questions while there is no connection. */
  poll: 30_000,
}
/** What is told of votes: of whichever, a page knows what it shows of them. */
const votes: News = { topic: 'votes' }
/** More than so much at once is asked for whole. */
const mostNews = 40

/** None the same for all pages: half of it to all of it. */
const spread = (time: number, luck: number) => time * (0.5 + luck / 2)

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
      spread(times.first * 2 ** attempt, luck),
    poll: ({ context: { luck } }) => spread(times.poll, luck),
    recount: ({ context: { luck } }) => times.recount * (1 + luck),
    connect: times.connect,
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
    takeVotes: assign({
      news: ({ context: { news } }) =>
        news.includes(votes) ? news : [...news, votes],
    }),
    emitStanding: emit(({ event }) => {
      if (event.type !== 'stream.counted') throw new Error(event.type)
      return { type: 'stream.standing' as const, standing: event.standing }
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
