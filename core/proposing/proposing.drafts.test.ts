import { describe, expect, test } from 'vitest'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { HttpError } from '../errors.ts'
import {
  createDraftPorts,
  createProposingClient,
  proposalKind,
} from './index.ts'
import { check, draft, draftId } from './proposing.fixture.ts'

const { signal } = new AbortController()
const saved = { id: draftId, version: 4, updatedAt: draft.updatedAt }
const words = { ...draft.content, title: 'Fund the spring relay' }

function portsOf(handlers: Parameters<typeof scriptedProposals>[0]) {
  const server = scriptedProposals(handlers)
  const { ask } = createProposingClient({ fetch: server.fetch })
  return { ...server, ...createDraftPorts(ask, 'main') }
}

describe('default', () => {
  test('the first save creates under the id that the page chose', async () => {
    const { save, bodies } = portsOf({ 'POST drafts': ok(draft) })
    const answer = await save({ id: draftId, version: 0, value: words }, signal)
    expect(answer).toEqual({ version: 3 })
    expect(bodies['POST drafts']).toEqual({
      id: draftId,
      club: 'main',
      content: words,
    })
  })
  test('each further one stands on the version that it was written on', async () => {
    const { save, bodies } = portsOf({ 'PUT drafts/:id': ok(saved) })
    const answer = await save({ id: draftId, version: 3, value: words }, signal)
    expect(answer).toEqual({ version: 4 })
    expect(bodies['PUT drafts/:id']).toEqual({ version: 3, content: words })
  })
  test('a draft that the server does not hold is none', async () => {
    const here = portsOf({ 'GET drafts/:id': ok(draft) })
    expect(await here.load(draftId, signal)).toEqual({
      version: 3,
      value: draft.content,
    })
    const gone = portsOf({ 'GET drafts/:id': no(404, 'draft_not_found') })
    expect(await gone.load(draftId, signal)).toBeNull()
  })
})

describe('behavior', () => {
  test('a conflict is answered with what the server holds', async () => {
    const { save } = portsOf({
      'PUT drafts/:id': no(409, 'draft_conflict'),
      'GET drafts/:id': ok(draft),
    })
    expect(
      await save({ id: draftId, version: 2, value: words }, signal),
    ).toEqual({ theirs: { version: 3, value: draft.content } })
  })
  test('to submit is to have the words looked at', async () => {
    const { submit, answers } = portsOf({ 'POST proposals/check': ok(check) })
    const copy = { id: draftId, version: 3, value: words }
    expect(await submit(copy, signal)).toEqual({ result: check })
    const faults = [
      { field: 'body', code: 'too_short', limit: 30 },
      { field: 'body', code: 'blocked', address: 'https://bad.example/' },
      { field: 'duration', code: 'too_short', limit: 259_200 },
    ]
    answers['POST proposals/check'] = ok({ ...check, faults })
    expect(await submit(copy, signal)).toEqual({
      errors: {
        body: 'Write at least 30 characters.',
        duration: 'Voting lasts at least 3 days.',
      },
    })
  })
})

test('error: a refusal is thrown as it is', async () => {
  const { save } = portsOf({ 'PUT drafts/:id': no(409, 'draft_signed') })
  await expect(
    save({ id: draftId, version: 3, value: words }, signal),
  ).rejects.toBeInstanceOf(HttpError)
})

describe('kind', () => {
  const now = Date.UTC(2026, 10, 22)
  const { blank, read, validate } = proposalKind({
    rules: { labels: ['art'], minPeriod: 5_400 },
    now: () => now,
  })
  test('default: half-written words are words, what is missing is blank', () => {
    expect(read({ title: 'F' })).toEqual({ ...blank, title: 'F' })
    expect(() => read({ title: 4 })).toThrow()
  })
  test('default: the rules of the server are asked', () => {
    expect(validate(draft.content)).toEqual({})
    expect(
      validate({
        ...draft.content,
        title: 'Fund',
        body: '',
        discussionUrl: 'http://plain.example',
        labels: ['music'],
        earliestStart: new Date(now - 60_000).toISOString(),
        duration: 60,
      }),
    ).toEqual({
      title: 'Write at least 5 characters.',
      body: 'This is needed.',
      discussionUrl: 'Enter a whole address that begins with https://.',
      labels: 'The club has no such label.',
      earliestStart: 'This moment is past: choose a later one, or none.',
      duration: 'Voting lasts at least 3 days.',
    })
  })
  test('the shortest time is the longer of that of all and that of the club', () => {
    const { blank, validate } = proposalKind({
      rules: { labels: ['art'], minPeriod: 604_790 },
      now: () => now,
    })
    expect(blank.duration).toBe(604_800)
    expect(validate({ ...draft.content, duration: 604_800 })).toEqual({})
    expect(validate({ ...draft.content, duration: 300_000 })).toEqual({
      duration: 'Voting lasts at least 7 days.',
    })
    expect(validate({ ...draft.content, duration: 60 })).toEqual({
      duration: 'Voting lasts at least 7 days.',
    })
  })
})
