import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { revisingMachine, toRevisingView } from './index.ts'
import {
  bountyId,
  change,
  failing,
  moved,
  proposalId,
  published,
  publishedBounty,
  revision,
  signed,
} from './revising.fixture.ts'
import { tour } from './revising.tour.ts'
import type {
  PostOutcome,
  ReadRevisingOutcome,
  ReviewOutcome,
  RevisingEvent,
  SignRevisionOutcome,
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
  alike: tour.alike as never,
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
    'posting.sending': hears('session.lost', 'revising.close'),
    'posting.waiting': hears(
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

/** A proposal whose new version was signed, and is being handed over. */
async function openPosting() {
  const told: WordsCommand[] = []
  const done: string[] = []
  const posts: ((outcome: PostOutcome) => void)[] = []
  const actor = createActor(
    revisingMachine.provide({
      actors: {
        links: fromCallback(() => {}),
        watchReturn: fromCallback(() => {}),
        words: fromCallback(({ receive }) => receive((x) => told.push(x))),
        read: fromPromise(async ({ input: { id } }) => ({
          kind: 'open',
          published: id === bountyId ? publishedBounty : published,
          kept: null,
        })),
        review: fromPromise(
          async (): Promise<ReviewOutcome> => ({ kind: 'sound', revision }),
        ),
        sign: fromPromise(
          async (): Promise<SignRevisionOutcome> => ({
            kind: 'signed',
            signed,
          }),
        ),
        post: fromPromise(
          (): Promise<PostOutcome> =>
            new Promise((settle) => posts.push(settle)),
        ),
      },
    }),
    { input: { chainId: 25 } },
  )
  actor.on('revising.published', ({ id }) => done.push(id))
  actor.start()
  const view = () => toRevisingView(actor.getSnapshot())
  const reach = async (status: string) => {
    await waitFor(actor, (at) => toRevisingView(at).status === status)
    return view()
  }
  actor.send({ type: 'revising.start', id: proposalId })
  await reach('writing')
  actor.send({ type: 'revising.review' })
  await reach('reviewing')
  actor.send({ type: 'revising.sign' })
  await reach('posting')
  const answer = (outcome: PostOutcome) => posts.at(-1)?.(outcome)
  return { actor, answer, done, reach, told, view }
}
const startBounty: RevisingEvent = {
  type: 'revising.start',
  id: bountyId,
  purpose: 'bounty',
}
const close = { type: 'revising.close' } as const
const posted = { kind: 'published', version: 2 } as const

test('behavior: what is opened while another is handed over is read after it', async () => {
  const { actor, answer, done, reach, told, view } = await openPosting()
  actor.send(close)
  actor.send(startBounty)
  expect(view()).toMatchObject({ status: 'posting', id: proposalId })
  answer(posted)
  expect(await reach('writing')).toMatchObject({
    id: bountyId,
    purpose: 'bounty',
    value: publishedBounty.draft.content,
    failure: null,
  })
  expect(done).toEqual([proposalId])
  expect(told.at(-1)).toEqual({ type: 'words.drop', id: proposalId })
})

test('error: what was refused keeps its words, and what was opened is read', async () => {
  const { actor, answer, done, reach, told } = await openPosting()
  actor.send(close)
  actor.send(startBounty)
  answer(failing('proposing.refused'))
  expect(await reach('writing')).toMatchObject({ id: bountyId, failure: null })
  expect([...done, ...told]).toEqual([])
})

test('behavior: who comes back sees what became of it', async () => {
  const { actor, answer, reach } = await openPosting()
  actor.send(close)
  actor.send(startBounty)
  actor.send(close)
  actor.send({ type: 'revising.start', id: proposalId })
  answer(posted)
  expect(await reach('published')).toMatchObject({ id: proposalId, version: 2 })
})

test('behavior: left for nothing, it is handed over, and nothing is left behind', async () => {
  const { actor, answer, done, reach } = await openPosting()
  actor.send(close)
  answer(posted)
  await reach('idle')
  expect(done).toEqual([proposalId])
  // Its page has a form again.
  actor.send({ type: 'revising.start', id: proposalId })
  expect(await reach('writing')).toMatchObject({ id: proposalId })
})

test('behavior: the page of another does not give up what waits to be handed over', async () => {
  const { actor, answer, done, reach, view } = await openPosting()
  actor.send(close)
  actor.send(startBounty)
  answer(failing('proposing.unreachable'))
  await waitFor(actor, (at) => at.matches({ posting: 'waiting' }))
  actor.send(close)
  expect(view()).toMatchObject({ status: 'posting', isSending: false })
  actor.send({ type: 'revising.retry' })
  // Why it is tried again stays while it is.
  expect(view()).toMatchObject({
    isSending: true,
    failure: { code: 'proposing.unreachable' },
  })
  answer(posted)
  await reach('idle')
  expect(done).toEqual([proposalId])
})
