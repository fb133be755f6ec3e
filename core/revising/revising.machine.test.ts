import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { revisingMachine } from './index.ts'
import {
  change,
  failing,
  moved,
  proposalId,
  published,
  revision,
} from './revising.fixture.ts'
import { tour } from './revising.tour.ts'
import type {
  ReadRevisingOutcome,
  ReviewOutcome,
  RevisingEvent,
  WordsCommand,
} from './revising.types.ts'

type Type = RevisingEvent['type']
const events = tour.events as RevisingEvent[]
const types = [...new Set(events.map(({ type }) => type))]

/** All that a state ignores on purpose: it hears these, and what begins anew. */
const hears = (...heard: Type[]) =>
  types.filter((type) => !heard.includes(type) && type !== 'revising.start')
/** The same of a state that another proposal, which is only opened, does not end. */
const keeps = (...heard: Type[]): Type[] => [
  'revising.start',
  ...hears(...heard),
]

describeMachine(revisingMachine, {
  inputs: [{ chainId: 25 }],
  events,
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
  errors: tour.errors ?? {},
  key: tour.key as never,
  limit: tour.limit ?? 4_000,
  ignored: {
    idle: hears(),
    reading: hears('revising.close'),
    offline: hears('revising.close', 'revising.retry', 'connection.back'),
    stopped: hears('revising.close', 'revising.retry', 'session.back'),
    writing: hears(
      'revising.close',
      'revising.edit',
      'revising.discard',
      'revising.review',
      'session.back',
    ),
    checking: hears('revising.close', 'revising.back'),
    moved: hears('revising.close', 'revising.keepMine', 'revising.takeTheirs'),
    reviewing: hears(
      'revising.close',
      'revising.back',
      'revising.sign',
      'session.lost',
    ),
    signing: keeps(
      'revising.close',
      'revising.back',
      'session.lost',
      'account.changed',
      'chain.changed',
    ),
    'posting.sending': keeps('session.lost'),
    'posting.waiting': keeps(
      'session.lost',
      'revising.close',
      'revising.retry',
      'connection.back',
    ),
    published: hears('revising.close'),
  },
})

/** A machine over these answers, and what it had kept. */
async function open(
  read: ReadRevisingOutcome,
  review: ReviewOutcome = { kind: 'sound', revision },
) {
  const told: WordsCommand[] = []
  const actor = createActor(
    revisingMachine.provide({
      actors: {
        links: fromCallback(() => {}),
        watchReturn: fromCallback(() => {}),
        words: fromCallback(({ receive }) => receive((x) => told.push(x))),
        read: fromPromise(async () => read),
        review: fromPromise(async () => review),
      },
    }),
    { input: { chainId: 25 } },
  ).start()
  actor.send({ type: 'revising.start', id: proposalId })
  await waitFor(actor, ({ value }) => value !== 'reading')
  return { actor, told }
}

test('default: each word is kept, with the version that it is written on', async () => {
  const { actor, told } = await open({ kind: 'open', published, kept: null })
  actor.send({ type: 'revising.edit', change })
  const value = { ...published.draft.content, ...change }
  expect(told).toEqual([
    { type: 'words.keep', id: proposalId, version: 1, value },
  ])
  actor.send({ type: 'revising.close' })
  expect(told).toHaveLength(1)
})

test('behavior: words that were given up are not kept', async () => {
  const { actor, told } = await open({ kind: 'open', published, kept: null })
  actor.send({ type: 'revising.edit', change })
  actor.send({ type: 'revising.discard' })
  expect(told.at(-1)).toEqual({ type: 'words.drop', id: proposalId })
  expect(actor.getSnapshot().context.value).toEqual(published.draft.content)
})

test('behavior: words on an older version are kept on the newest, once that is said', async () => {
  const value = { ...published.draft.content, ...change }
  const kept = { version: 1, value }
  const { actor, told } = await open({ kind: 'open', published: moved, kept })
  expect(actor.getSnapshot().value).toBe('moved')
  expect(told).toEqual([])
  actor.send({ type: 'revising.keepMine' })
  expect(told).toEqual([
    { type: 'words.keep', id: proposalId, version: 2, value },
  ])
})

test('behavior: forms know minutes, and the promised second is kept', async () => {
  const { draft } = published
  const earliestStart = '2026-11-24T12:00:42.000Z'
  const promised = { ...draft, content: { ...draft.content, earliestStart } }
  const { actor } = await open({
    kind: 'open',
    published: { ...published, draft: promised },
    kept: null,
  })
  const write = (at: string | null) => {
    actor.send({ type: 'revising.edit', change: { earliestStart: at } })
    const { value } = actor.getSnapshot().context
    return value && 'earliestStart' in value && value.earliestStart
  }
  expect(write(null)).toBeNull()
  expect(write('2026-11-24T12:00:00.000Z')).toBe(earliestStart)
  expect(write('2026-11-24T12:01:00.000Z')).toBe('2026-11-24T12:01:00.000Z')
})

test('behavior: an error goes with the words that it was about', async () => {
  const errors = { title: 'Write more.', body: 'Write more.' }
  const { actor } = await open(
    { kind: 'open', published, kept: null },
    { kind: 'faulty', errors },
  )
  actor.send({ type: 'revising.review' })
  await waitFor(actor, ({ context }) => context.attempt === 1)
  actor.send({ type: 'revising.edit', change })
  expect(actor.getSnapshot().context.errors).toEqual({ title: 'Write more.' })
})

test('error: what came to nothing leaves the words as they are', async () => {
  const { actor, told } = await open(
    { kind: 'open', published, kept: null },
    failing('proposing.unreachable'),
  )
  actor.send({ type: 'revising.edit', change })
  actor.send({ type: 'revising.review' })
  await waitFor(actor, ({ value }) => value === 'writing')
  const { context } = actor.getSnapshot()
  expect(context.value).toMatchObject(change)
  expect(context.failure?.code).toBe('proposing.unreachable')
  expect(told.map(({ type }) => type)).toEqual(['words.keep'])
})
