import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { acting } from '../messages/pages/acting.ts'
import { safeStorage } from '../ports/storage.ts'
import { createActingActors } from './acting.actors.ts'
import {
  award,
  bountyId,
  otherWorkId,
  submit,
  workId,
} from './acting.fixture.ts'
import { errorsOf } from './acting.rules.ts'
import type { Act } from './acting.types.ts'
import { actingMachine, createActingClient, toActingView } from './index.ts'

const at = '2026-11-22T12:00:00.000Z'
const work = {
  id: workId,
  bounty: bountyId,
  author: `0x${'1a'.repeat(20)}`,
  status: 'submitted',
  version: 1,
  at,
}
const done = ok({ ok: true })

function open(handlers: Parameters<typeof scriptedProposals>[0] = {}) {
  const server = scriptedProposals({
    'POST bounties/:id/submissions': ok(work),
    'PUT submissions/:id': ok(work),
    'DELETE submissions/:id': done,
    'POST submissions/:id/review': ok(work),
    'POST submissions/:id/payout': ok(work),
    'POST bounties/:id/dispute': ok({ proposal: otherWorkId, missing: 0 }),
    'POST bounties/:id/award': done,
    'POST bounties/:id/close': done,
    'POST bounties/:id/extend': done,
    'POST bounties/:id/cancel': done,
    ...handlers,
  })
  const storage = safeStorage()
  const actors = createActingActors({
    ask: createActingClient({ fetch: server.fetch }),
    storage,
  })
  const send = (act: Act) =>
    toPromise(
      createActor(actors.send as AnyActorLogic, {
        input: { bounty: bountyId, act },
      }).start(),
    )
  return { ...server, actors, send, storage }
}

describe('send', () => {
  const hash = `0x${'d1'.repeat(32)}`
  test.each<[Act, string, unknown]>([
    [
      { ...submit, links: [' https://art.example/a ', ''] },
      'POST bounties/:id/submissions',
      { id: workId, text: submit.text, links: ['https://art.example/a'] },
    ],
    [
      { ...submit, kind: 'edit', submission: workId },
      'PUT submissions/:id',
      { text: submit.text, links: submit.links },
    ],
    [
      { kind: 'withdraw', submission: workId },
      'DELETE submissions/:id',
      undefined,
    ],
    [
      {
        kind: 'review',
        submission: workId,
        status: 'rejected',
        publicReason: ' Not an SVG. ',
        note: '',
      },
      'POST submissions/:id/review',
      { status: 'rejected', publicReason: 'Not an SVG.', note: '' },
    ],
    [
      award,
      'POST bounties/:id/award',
      {
        winners: [
          { submission: workId, amount: String(300n * 10n ** 18n) },
          { submission: otherWorkId, amount: String(150n * 10n ** 18n) },
        ],
      },
    ],
    [{ kind: 'close' }, 'POST bounties/:id/close', undefined],
    [
      { kind: 'extend', submitBy: at, decideBy: at, payBy: at },
      'POST bounties/:id/extend',
      { submitBy: at, decideBy: at, payBy: at },
    ],
    [
      { kind: 'cancel', reason: 'No one came. ' },
      'POST bounties/:id/cancel',
      { reason: 'No one came.' },
    ],
    [
      { kind: 'report', submission: workId, hash: ` ${hash}` },
      'POST submissions/:id/payout',
      { hash },
    ],
  ])('default: $kind', async (act, call, body) => {
    const { bodies, calls, send } = open()
    expect(await send(act)).toEqual({ kind: 'done' })
    expect(calls).toEqual([call])
    expect(bodies[call]).toEqual(body)
  })

  test('default: a dispute says which vote it opened', async () => {
    const act = {
      kind: 'dispute',
      submission: workId,
      text: 'It was the best.',
    }
    expect(await open().send(act as Act)).toEqual({
      kind: 'done',
      disputed: { proposal: otherWorkId, missing: 0 },
    })
  })

  test.each([
    ['down' as const, 'acting.unreachable'],
    [no(401, 'not_signed_in'), 'acting.signedOut'],
    [no(404, 'submission_not_found'), 'acting.gone'],
    [no(429, 'rate_limited'), 'acting.rateLimited'],
    [no(409, 'already_submitted'), 'acting.refused'],
    [no(503, 'vp_unavailable'), 'acting.refused'],
    [{ status: 502, body: 'Bad Gateway' }, 'acting.serverFailed'],
    [ok({}), 'acting.serverFailed'],
  ])('error: %o is %s', async (answer, code) => {
    const { send } = open({ 'POST bounties/:id/submissions': answer })
    expect(await send(submit)).toMatchObject({
      kind: 'failure',
      failure: { code },
    })
  })
})

test('behavior: what only time mends is not said to need a change', async () => {
  const asked = 'POST bounties/:id/submissions'
  const adviceOf = async (status: number, code: string) => {
    const sent = await open({ [asked]: no(status, code) }).send(submit)
    return sent.kind === 'failure' ? sent.failure.advice : null
  }
  expect(await adviceOf(503, 'vp_unavailable')).toBe(acting.later)
  expect(await adviceOf(409, 'already_submitted')).toBe(
    acting.failure.refused.advice,
  )
})

describe('errorsOf', () => {
  const review = { kind: 'review', submission: workId, note: '' } as const
  test.each<[Act, string[]]>([
    [submit, []],
    [{ ...submit, text: 'Short' }, ['text']],
    [{ ...submit, links: ['art.example'] }, ['links']],
    [award, []],
    [{ ...award, winners: [] }, ['winners']],
    [{ ...award, winnersMax: 1 }, ['winners']],
    [
      { ...award, winners: [{ submission: workId, amount: '449.9' }] },
      ['winners'],
    ],
    [
      { ...award, winners: [{ submission: workId, amount: '451' }] },
      ['winners'],
    ],
    [{ ...award, winners: [{ submission: workId, amount: 'x' }] }, ['winners']],
    [{ ...review, status: 'rejected', publicReason: '' }, ['publicReason']],
    [{ ...review, status: 'shortlisted', publicReason: '' }, []],
    [{ kind: 'cancel', reason: 'no' }, ['reason']],
    [{ kind: 'dispute', submission: workId, text: '' }, ['text']],
    [{ kind: 'report', submission: workId, hash: '0x1' }, ['hash']],
    [{ kind: 'extend', submitBy: '', decideBy: at, payBy: at }, ['submitBy']],
    [{ kind: 'withdraw', submission: workId }, []],
  ])('%o', (act, fields) => {
    expect(Object.keys(errorsOf(act))).toEqual(fields)
  })

  test('what is left of a reward is said to the last part', () => {
    const winners = [{ submission: workId, amount: '449.5' }]
    expect(errorsOf({ ...award, winners }).winners).toContain('0.5')
  })

  test('what is over a reward is said without a sign', () => {
    const winners = [{ submission: workId, amount: '450.5' }]
    const { over } = acting.error
    expect(errorsOf({ ...award, winners }).winners).toBe(over('0.5'))
  })
})

describe('words', () => {
  function page(actors: ReturnType<typeof open>['actors']) {
    const actor = createActor(actingMachine.provide({ actors }), {
      input: { bounty: bountyId },
    }).start()
    const view = () => toActingView(actor.getSnapshot())
    const reach = (status: string) =>
      expect.poll(() => view().status).toBe(status)
    return { actor, reach, view }
  }

  test('behavior: they outlive the page until the server has them, under one id', async () => {
    const { actors, bodies, storage } = open()
    const first = page(actors)
    first.actor.send({ type: 'acting.open', act: submit })
    await first.reach('writing')
    const text = 'A banner that was typed before the reload.'
    first.actor.send({ type: 'acting.write', change: { text } })
    first.actor.stop()
    const next = page(actors)
    const blank = { ...submit, id: otherWorkId, text: '', links: [] }
    next.actor.send({ type: 'acting.open', act: blank })
    await next.reach('writing')
    expect(next.view()).toMatchObject({ act: { id: workId, text } })
    next.actor.send({ type: 'acting.send' })
    await next.reach('done')
    expect(bodies['POST bounties/:id/submissions']).toMatchObject({
      id: workId,
      text,
    })
    expect(storage.getItem(`club.acting.${bountyId}.submit`)).toBeNull()
  })

  test('behavior: what is refused comes back to be changed', async () => {
    const { actors, answers } = open({
      'POST bounties/:id/submissions': no(409, 'already_submitted'),
    })
    const { actor, reach, view } = page(actors)
    actor.send({ type: 'acting.open', act: submit })
    await reach('writing')
    actor.send({ type: 'acting.send' })
    await expect
      .poll(view)
      .toMatchObject({ status: 'writing', failure: { code: 'acting.refused' } })
    answers['POST bounties/:id/submissions'] = ok(work)
    actor.send({ type: 'acting.send' })
    await reach('done')
  })

  test('behavior: what is opened while another is sent comes after it', async () => {
    const { actors, bodies } = open()
    const { actor, reach, view } = page(actors)
    actor.send({ type: 'acting.open', act: submit })
    await reach('writing')
    const done: string[] = []
    actor.on('acting.done', ({ kind }) => done.push(kind))
    actor.send({ type: 'acting.send' })
    actor.send({ type: 'acting.open', act: award })
    expect(view()).toEqual({ status: 'sending', act: submit, next: award })
    await reach('writing')
    expect(view()).toMatchObject({ act: award })
    expect(done).toEqual(['submit'])
    expect(bodies['POST bounties/:id/submissions']).toMatchObject({
      id: workId,
    })
  })

  test('behavior: what was refused stays before what was opened meanwhile', async () => {
    const { actors } = open({
      'POST bounties/:id/submissions': no(409, 'already_submitted'),
    })
    const { actor, reach, view } = page(actors)
    actor.send({ type: 'acting.open', act: submit })
    await reach('writing')
    actor.send({ type: 'acting.send' })
    actor.send({ type: 'acting.open', act: award })
    await expect
      .poll(view)
      .toMatchObject({ act: submit, failure: { code: 'acting.refused' } })
  })

  test.each([
    ['waiting', 'down' as const],
    ['suspended', no(401, 'not_signed_in')],
  ])(
    'behavior: while it is %s, what is opened comes after it',
    async (status, answer) => {
      const { actors, answers, calls } = open({
        'POST bounties/:id/submissions': answer,
      })
      const { actor, reach, view } = page(actors)
      actor.send({ type: 'acting.open', act: submit })
      await reach('writing')
      actor.send({ type: 'acting.send' })
      await reach(status)
      actor.send({ type: 'acting.open', act: { ...submit, id: otherWorkId } })
      expect(view()).toMatchObject({ status, next: null })
      actor.send({ type: 'acting.open', act: award })
      expect(view()).toMatchObject({ status, act: submit, next: award })
      answers['POST bounties/:id/submissions'] = ok(work)
      actor.send({ type: 'acting.retry' })
      expect(view()).toMatchObject({ status: 'sending', next: award })
      await reach('writing')
      expect(view()).toMatchObject({ act: award })
      expect(calls).toHaveLength(2)
    },
  )

  test('behavior: what waited is opened where the first is given up', async () => {
    const { actors } = open({ 'POST bounties/:id/submissions': 'down' })
    const { actor, reach, view } = page(actors)
    actor.send({ type: 'acting.open', act: submit })
    await reach('writing')
    actor.send({ type: 'acting.send' })
    await reach('waiting')
    actor.send({ type: 'acting.open', act: award })
    actor.send({ type: 'acting.close' })
    await reach('writing')
    expect(view()).toMatchObject({ act: award })
    actor.send({ type: 'acting.close' })
    expect(view()).toEqual({ status: 'idle' })
  })

  test('behavior: how many holders a dispute needs is told before the next', async () => {
    const { actors } = open({ 'POST bounties/:id/dispute': ok({ missing: 2 }) })
    const { actor, reach, view } = page(actors)
    const text = 'It was the best of all.'
    const act: Act = { kind: 'dispute', submission: workId, text }
    actor.send({ type: 'acting.open', act })
    await reach('writing')
    actor.send({ type: 'acting.send' })
    actor.send({ type: 'acting.open', act: award })
    await reach('done')
    expect(view()).toMatchObject({ disputed: { missing: 2 } })
    actor.send({ type: 'acting.close' })
    await reach('writing')
    expect(view()).toMatchObject({ act: award })
  })

  const work1 = { submission: workId }
  test.each<[Act, Record<string, unknown>]>([
    [
      {
        kind: 'review',
        ...work1,
        status: 'submitted',
        publicReason: '',
        note: '',
      },
      { status: 'rejected', publicReason: 'Not an SVG.', note: 'Ask again.' },
    ],
    [{ kind: 'cancel', reason: '' }, { reason: 'No one came.' }],
    [
      { kind: 'extend', submitBy: at, decideBy: at, payBy: at },
      { submitBy: at.replace('2026', '2027') },
    ],
    [{ kind: 'report', ...work1, hash: '' }, { hash: `0x${'d1'.repeat(32)}` }],
    [award, { winners: [{ ...work1, amount: '450' }] }],
  ])('behavior: those of $kind outlive the page', async (act, change) => {
    const { actors } = open()
    const first = page(actors)
    first.actor.send({ type: 'acting.open', act })
    await first.reach('writing')
    first.actor.send({ type: 'acting.write', change })
    first.actor.stop()
    const next = page(actors)
    next.actor.send({ type: 'acting.open', act })
    await next.reach('writing')
    expect(next.view()).toMatchObject({ act: { ...act, ...change } })
  })

  test('error: garbage in storage is no words', async () => {
    const { actors, storage } = open()
    storage.setItem(`club.acting.${bountyId}.submit`, '{"text":5}')
    const { actor, reach, view } = page(actors)
    actor.send({ type: 'acting.open', act: submit })
    await reach('writing')
    expect(view()).toMatchObject({ act: submit })
  })
})
