import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { no, ok } from '../../dev/testing/scriptedProposals.ts'
import { signingDomain } from '../rules/governance/index.ts'
import {
  check,
  draftId,
  intentId,
  subject as known,
  proposalId,
} from './proposing.fixture.ts'
import {
  hash,
  mine,
  openProposingDesk,
  sound,
  subject,
  title,
} from './proposing.testing.ts'

describe('readDraft', () => {
  test('default: a draft with its club', async () => {
    const { run } = openProposingDesk()
    expect(await run('readDraft', { draft: draftId })).toEqual({
      kind: 'writing',
      subject,
    })
  })
  test('behavior: signed before, it comes with where its fee stands', async () => {
    const state = { state: 'awaiting_fee', intent: intentId }
    const { run } = openProposingDesk({
      'GET drafts/:id': ok({ ...mine, ...state }),
    })
    expect(await run('readDraft', { draft: draftId })).toMatchObject({
      kind: 'awaiting',
      intent: { id: intentId, state: 'open' },
    })
  })
  test('behavior: published, it comes with its number, or without', async () => {
    const state = { state: 'published', proposal: proposalId }
    const handlers = { 'GET drafts/:id': ok({ ...mine, ...state }) }
    const { run, answers } = openProposingDesk(handlers)
    const read = () => run('readDraft', { draft: draftId })
    const proposal = { id: proposalId, club: 'main', title }
    expect(await read()).toMatchObject({
      proposal: { ...proposal, number: 12 },
    })
    answers['GET proposals/:id'] = 'down'
    expect(await read()).toMatchObject({ kind: 'published', proposal })
  })
  test.each([
    ['down' as const, 'proposing.unreachable'],
    [no(401, 'not_signed_in'), 'proposing.signedOut'],
    [no(404, 'draft_not_found'), 'proposing.gone'],
    [no(429, 'rate_limited'), 'proposing.rateLimited'],
    // A limit that a moment does not mend.
    [no(429, 'fee_limit'), 'proposing.refused'],
    [no(503, 'unavailable'), 'proposing.serverFailed'],
    [ok({}), 'proposing.serverFailed'],
  ])('error: %o is %s', async (answer, code) => {
    const { run } = openProposingDesk({ 'GET drafts/:id': answer })
    expect(await run('readDraft', { draft: draftId })).toMatchObject({
      kind: 'failure',
      failure: { code },
    })
  })
})

describe('check', () => {
  test('default: the words that the server looked at are ours', async () => {
    expect(await openProposingDesk().run('check', subject)).toEqual({
      kind: 'sound',
      check: sound,
    })
  })
  test('error: another hash is not signed', async () => {
    const { run } = openProposingDesk({ 'POST proposals/check': ok(check) })
    expect(await run('check', subject)).toMatchObject({
      failure: { code: 'proposing.contentDiffers' },
    })
  })
  test('error: what the server finds goes to the fields', async () => {
    const faults = [{ field: 'body', code: 'blocked', address: 'https://a.b' }]
    const { contentHash: _, ...rest } = check
    const answer = ok({ ...rest, faults })
    const { run } = openProposingDesk({ 'POST proposals/check': answer })
    expect(await run('check', subject)).toEqual({ kind: 'faulty', faults })
  })
})

describe('the intent', () => {
  const signed = {
    message: { summary: 's' },
    signature: '0x11',
    domain: signingDomain(known.club.nft),
  }
  const input = { subject, contentHash: hash, signed }
  test('default: what was signed goes with it', async () => {
    const { bodies, run } = openProposingDesk()
    expect(await run('openIntent', input)).toMatchObject({
      kind: 'opened',
      intent: { id: intentId },
    })
    expect(bodies['POST fees/intents']).toEqual({
      purpose: 'proposal',
      refId: draftId,
      contentHash: hash,
      signed,
    })
  })
  test('error: a refusal keeps its own words and code', async () => {
    const { run } = openProposingDesk({
      'POST fees/intents': no(401, 'bad_signature'),
    })
    expect(await run('openIntent', input)).toMatchObject({
      failure: {
        code: 'proposing.refused',
        message: 'No: bad_signature.',
        refusal: 'bad_signature',
      },
    })
  })
  test('behavior: it is taken back, unless it is too late', async () => {
    const { answers, run } = openProposingDesk()
    const cancel = () => run('cancelIntent', { intent: intentId })
    expect(await cancel()).toEqual({ kind: 'cancelled' })
    answers['DELETE fees/intents/:id'] = no(409, 'fee_under_way')
    expect(await cancel()).toEqual({ kind: 'kept' })
    answers['DELETE fees/intents/:id'] = 'down'
    expect(await cancel()).toMatchObject({
      failure: { code: 'proposing.unreachable' },
    })
  })
})

test('memory: a draft is remembered until it is forgotten', () => {
  const { actors, storage } = openProposingDesk()
  const memory = createActor(actors.memory).start()
  const purpose = 'proposal'
  memory.send({ type: 'memory.keep', draft: draftId, purpose })
  expect(storage.getItem('club.proposing')).toBe(draftId)
  memory.send({ type: 'memory.drop', draft: intentId, purpose })
  expect(storage.getItem('club.proposing')).toBe(draftId)
  memory.send({ type: 'memory.drop', draft: draftId, purpose })
  expect(storage.getItem('club.proposing')).toBeNull()
})
