import { closable, defect, left } from './revising.held.ts'
import { blank, revisingSetup, writtenOf } from './revising.setup.ts'
import { posting, reviewing, signing } from './revising.signing.ts'
import type { ReadRevisingOutcome, ReviewOutcome } from './revising.types.ts'

const read = (x: { event: { output: ReadRevisingOutcome } }) => x.event.output
const answer = (x: { event: { output: ReviewOutcome } }) => x.event.output

/**
 * A new version of what one has published, while nobody has acted on it: of a
 * proposal until voting begins, of a bounty until it closes. It is written,
 * looked at by the server, signed, handed over. Each word is kept in the browser
 * until it is published or given up; what was published elsewhere meanwhile is
 * said, and never overwritten unseen. No final state: there may be another.
 */
export const revisingMachine = revisingSetup.createMachine({
  id: 'revising',
  context: ({ input: { chainId } }) => ({
    ...blank,
    chainId,
    id: null,
    purpose: 'proposal',
  }),
  invoke: [
    { id: 'words', src: 'words' },
    { id: 'links', src: 'links' },
    { id: 'watchReturn', src: 'watchReturn' },
  ],
  on: {
    'revising.start': {
      guard: { type: 'isOther', params: ({ event }) => event.id },
      target: '.reading',
      actions: { type: 'takeAsked', params: ({ event }) => event },
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    reading: {
      tags: 'pending',
      on: closable.on,
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { id, purpose } }) => ({ id: id ?? '', purpose }),
        onDone: [
          {
            guard: { type: 'isBehind', params: read },
            target: 'moved',
            actions: { type: 'open', params: read },
          },
          {
            guard: { type: 'isKind', params: (x) => [read(x), 'open'] },
            target: 'writing',
            actions: { type: 'open', params: read },
          },
          {
            guard: { type: 'isPassing', params: read },
            target: 'offline',
            actions: { type: 'takeFailure', params: read },
          },
          {
            target: 'stopped',
            actions: { type: 'takeFailure', params: read },
          },
        ],
        onError: defect('#revising.stopped'),
      },
    },
    // The server is away: nothing must be done.
    offline: {
      after: { retryDelay: 'reading' },
      on: {
        ...closable.on,
        'connection.back': 'reading',
        'revising.retry': 'reading',
      },
    },
    stopped: {
      tags: 'actionable',
      on: {
        ...closable.on,
        'session.back': { guard: 'isWithoutSession', target: 'reading' },
        'revising.retry': { target: 'reading', actions: 'forgetFailure' },
      },
    },
    writing: {
      tags: 'actionable',
      always: left.always,
      on: {
        ...closable.on,
        'session.back': { guard: 'isWithoutSession', actions: 'forgetFailure' },
        'revising.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.change },
            'keepWords',
          ],
        },
        'revising.discard': { actions: ['takePublishedWords', 'dropWords'] },
        'revising.review': { target: 'checking', actions: 'forgetFailure' },
      },
    },
    // What is looked at is what stood there: nothing can be typed meanwhile.
    checking: {
      tags: 'pending',
      on: { ...closable.on, 'revising.back': 'writing' },
      invoke: {
        id: 'review',
        src: 'review',
        input: ({ context }) => writtenOf(context),
        onDone: [
          {
            guard: { type: 'isKind', params: (x) => [answer(x), 'sound'] },
            target: 'reviewing',
            actions: { type: 'takeRevision', params: answer },
          },
          {
            guard: { type: 'isKind', params: (x) => [answer(x), 'faulty'] },
            target: 'writing',
            actions: { type: 'takeErrors', params: answer },
          },
          {
            guard: { type: 'isKind', params: (x) => [answer(x), 'moved'] },
            target: 'moved',
            actions: { type: 'takeMoved', params: answer },
          },
          {
            guard: { type: 'isKind', params: (x) => [answer(x), 'published'] },
            target: 'published',
            actions: { type: 'takeVersion', params: answer },
          },
          {
            target: 'writing',
            actions: { type: 'takeFailure', params: answer },
          },
        ],
        onError: defect('#revising.writing'),
      },
    },
    // Another version came meanwhile: nothing is overwritten unseen.
    moved: {
      tags: 'actionable',
      on: {
        ...closable.on,
        'revising.keepMine': { target: 'writing', actions: 'keepWords' },
        'revising.takeTheirs': {
          target: 'writing',
          actions: ['takePublishedWords', 'dropWords'],
        },
      },
    },
    reviewing,
    signing,
    posting,
    published: {
      entry: ['dropWords', 'emitPublished'],
      always: left.always,
      on: closable.on,
    },
  },
})
