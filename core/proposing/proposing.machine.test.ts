import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { proposingMachine, toProposingView } from './index.ts'
import {
  draftId,
  failing,
  published,
  review,
  signed,
  subject,
} from './proposing.fixture.ts'
import { tour } from './proposing.tour.ts'
import type { ProposingEvent, ReadOutcome } from './proposing.types.ts'

type Type = ProposingEvent['type']
const events = tour.events as ProposingEvent[]
const types = [...new Set(events.map(({ type }) => type))]

/** All that a state ignores on purpose: it hears these, and what begins anew. */
const hears = (...heard: Type[]) =>
  types.filter(
    (type) =>
      !heard.includes(type) &&
      type !== 'proposing.start' &&
      type !== 'proposing.resume',
  )
/** The same of a state that another draft, which is only opened, does not end. */
const keeps = (...heard: Type[]): Type[] => [
  'proposing.resume',
  ...hears(...heard),
]

const leave = ['session.lost', 'proposing.back'] as const
const follow = [
  'session.lost',
  'connection.back',
  'fee.sent',
  'intent.read',
  'intent.unread',
] as const

describeMachine(proposingMachine, {
  inputs: [{ chainId: 25 }],
  events,
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
  alike: tour.alike as never,
  errors: tour.errors ?? {},
  key: tour.key as never,
  limit: tour.limit ?? 4_000,
  ignored: {
    idle: hears(),
    recalling: hears(),
    recallingLater: hears('connection.back'),
    reading: hears(...leave),
    checking: hears(...leave),
    faulted: hears(...leave, 'proposing.retry'),
    confirmingDuplicate: hears(...leave, 'proposing.confirm'),
    weighing: hears(...leave),
    reviewing: hears(...leave, 'proposing.sign'),
    signing: keeps(...leave, 'account.changed', 'chain.changed'),
    'opening.posting': keeps('session.lost'),
    'opening.waiting': keeps(...leave, 'connection.back', 'proposing.retry'),
    'awaiting.unpaid': keeps(...follow, 'proposing.pay', 'proposing.cancel'),
    'awaiting.paying': keeps(
      ...follow,
      'fee.stopped',
      'proposing.pay',
      'proposing.cancel',
    ),
    'awaiting.confirming': keeps(...follow),
    'awaiting.covered': keeps(...follow),
    cancelling: keeps('session.lost'),
    'published.celebrating': hears('proposing.back', 'proposing.celebrated'),
    'published.seen': hears('proposing.back'),
    credited: hears('proposing.back', 'proposing.retry'),
    expired: hears('proposing.back', 'proposing.retry'),
    feeFailed: hears('proposing.back', 'proposing.retry'),
    offline: hears(...leave, 'connection.back', 'proposing.retry'),
    stopped: hears(...leave, 'session.back', 'proposing.retry'),
    suspended: hears(...leave, 'session.back', 'proposing.retry'),
  },
})

/** What is told to the memory while a draft is recalled. */
async function toldWhileRecalling(outcome: unknown) {
  const told: string[] = []
  const machine = proposingMachine.provide({
    actors: {
      links: fromCallback(() => {}),
      watchReturn: fromCallback(() => {}),
      memory: fromCallback(({ receive }) => receive((x) => told.push(x.type))),
      readDraft: fromPromise(async () => outcome as ReadOutcome),
    },
  })
  const actor = createActor(machine, { input: { chainId: 25 } }).start()
  actor.send({ type: 'proposing.resume', draft: draftId })
  await waitFor(actor, ({ value }) => value !== 'recalling')
  actor.stop()
  return told
}

test.each([
  'proposing.gone',
  'proposing.signedOut',
  'proposing.refused',
] as const)(
  '%s while it is recalled: its author may come back, and it goes on',
  async (code) => {
    expect(await toldWhileRecalling(failing(code))).toEqual([])
  },
)

test.each([
  { kind: 'writing', subject },
  { kind: 'published', subject, proposal: published },
])('$kind: there is nothing to go on with', async (outcome) => {
  expect(await toldWhileRecalling(outcome)).toEqual(['memory.drop'])
})

test('behavior: why it is handed over again stays while it is', async () => {
  const { failure } = failing('proposing.unreachable')
  const { context } = createActor(
    proposingMachine.provide({
      actors: {
        links: fromCallback(() => {}),
        memory: fromCallback(() => {}),
        watchReturn: fromCallback(() => {}),
      },
    }),
    { input: { chainId: 25 } },
  ).getSnapshot()
  const about = { draft: draftId, subject, review, signed, failure }
  const viewOf = (opening: 'posting' | 'waiting') =>
    toProposingView(
      proposingMachine.resolveState({
        value: { opening },
        context: { ...context, ...about },
      }),
    )
  expect(viewOf('waiting')).toMatchObject({ isSending: false, failure })
  expect(viewOf('posting')).toMatchObject({ isSending: true, failure })
})
