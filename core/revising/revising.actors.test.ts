import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ok } from '../../dev/testing/scriptedProposals.ts'
import { content, proposalId } from './revising.fixture.ts'
import {
  after,
  author,
  body,
  bytes,
  detail,
  hash,
  noon,
  openRevisingDesk,
  published,
  sound,
  title,
  value,
} from './revising.testing.ts'

const failing = (code: string) =>
  expect.objectContaining({
    kind: 'failure',
    failure: expect.objectContaining({ code }),
  })

describe('read', () => {
  test('default: the words as they are published', async () => {
    const { run } = openRevisingDesk()
    expect(await run('read', { purpose: 'proposal', id: proposalId })).toEqual({
      kind: 'open',
      published: { ...published, publishedAt: noon },
      kept: null,
    })
  })
  test('behavior: words of an earlier visit, with the version they are on', async () => {
    const { actors, run } = openRevisingDesk()
    const words = createActor(actors.words).start()
    words.send({ type: 'words.keep', id: proposalId, version: 1, value })
    const read = () => run('read', { purpose: 'proposal', id: proposalId })
    expect(await read()).toMatchObject({ kept: { version: 1, value } })
    words.send({ type: 'words.drop', id: proposalId })
    expect(await read()).toMatchObject({ kept: null })
  })
  test.each(['{', '[]', '{"version":1}', '{"version":1,"value":{"title":3}}'])(
    'error: %s is no word that was kept',
    async (junk) => {
      const { run, storage } = openRevisingDesk()
      storage.setItem(`club.revising.${proposalId}`, junk)
      expect(
        await run('read', { purpose: 'proposal', id: proposalId }),
      ).toMatchObject({
        kind: 'open',
      })
    },
  )
  test('error: voting has begun, or it is out of reach', async () => {
    const late = openRevisingDesk({
      'GET proposals/:id': ok({ ...detail, status: 'active' }),
    })
    expect(
      await late.run('read', { purpose: 'proposal', id: proposalId }),
    ).toEqual(failing('revising.tooLate'))
    const away = openRevisingDesk({ 'GET proposals/:id': 'down' })
    expect(
      await away.run('read', { purpose: 'proposal', id: proposalId }),
    ).toEqual(failing('proposing.unreachable'))
  })
})

describe('review', () => {
  test('default: the sentence of the next version, after the server has looked', async () => {
    const { bodies, run } = openRevisingDesk()
    expect(await run('review', { published, value })).toEqual({
      kind: 'sound',
      revision: {
        title,
        version: 2,
        sentence:
          'Change “Fund the winter relay” in Narwhal Club to version 2: voting opens not before 2026-11-24 12:00 UTC, for 3 days.',
        contentHash: hash,
        newHosts: [],
        duplicates: [],
      },
    })
    expect(bodies['POST proposals/check']).toEqual({
      club: 'main',
      content: value,
      except: proposalId,
    })
  })
  test.each([
    [{ title: 'Sea' }, 'title'],
    [{ earliestStart: '2026-11-24T11:59:00.000Z' }, 'earliestStart'],
    [{ earliestStart: null }, 'earliestStart'],
    [{ earliestStart: '2026-12-23T12:00:00.000Z' }, 'earliestStart'],
    [{ duration: 259_140 }, 'duration'],
  ])('error: %j is told without asking', async (wrong, field) => {
    const { calls, run } = openRevisingDesk()
    expect(
      await run('review', { published, value: { ...value, ...wrong } }),
    ).toEqual({ kind: 'faulty', errors: { [field]: expect.any(String) } })
    expect(calls).toEqual([])
  })
  test('error: a time that was promised is not made shorter', async () => {
    const longer = { ...content, duration: 432_000 }
    const { run } = openRevisingDesk()
    const asked = { ...published, draft: { author, content: longer } }
    expect(await run('review', { published: asked, value })).toEqual({
      kind: 'faulty',
      errors: { duration: expect.any(String) },
    })
  })
  test('error: what the server finds, by its fields', async () => {
    const fault = { field: 'body', code: 'x', address: 'https://bit.ly/1' }
    const { run } = openRevisingDesk({
      'POST proposals/check': ok({ ...sound, faults: [fault] }),
    })
    expect(await run('review', { published, value })).toEqual({
      kind: 'faulty',
      errors: { body: expect.stringContaining('https://bit.ly/1') },
    })
  })
  test('behavior: another version came meanwhile', async () => {
    const theirs = { ...after, body: `${body} At once.` }
    const { run } = openRevisingDesk({ 'GET proposals/:id': ok(theirs) })
    expect(await run('review', { published, value })).toMatchObject({
      kind: 'moved',
      published: {
        before: { version: 2, digest: bytes('d2') },
        draft: { content: { body: theirs.body } },
      },
    })
  })
  test('behavior: it is these very words: an answer was lost', async () => {
    const { run } = openRevisingDesk({ 'GET proposals/:id': ok(after) })
    expect(await run('review', { published, value })).toEqual({
      kind: 'published',
      version: 2,
    })
  })
  test('error: nothing was changed, it is too late, or the words differ', async () => {
    const { run } = openRevisingDesk()
    expect(await run('review', { published, value: content })).toEqual(
      failing('revising.unchanged'),
    )
    const late = openRevisingDesk({
      'GET proposals/:id': ok({ ...detail, status: 'closed' }),
    })
    expect(await late.run('review', { published, value })).toEqual(
      failing('revising.tooLate'),
    )
    const other = { ...sound, contentHash: bytes('ee') }
    const differs = openRevisingDesk({ 'POST proposals/check': ok(other) })
    expect(await differs.run('review', { published, value })).toEqual(
      failing('proposing.contentDiffers'),
    )
  })
})
