import { recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import {
  type AnyActorLogic,
  createActor,
  fromCallback,
  toPromise,
} from 'xstate'
import { clubDetail, proposalDetail } from '../../dev/testing/governance.ts'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import type { DraftContent, ProposalDetail } from '../contract/index.ts'
import { safeStorage } from '../ports/storage.ts'
import { createProposingClient } from '../proposing/index.ts'
import {
  contentHash,
  proposalTypedData,
  signingDomain,
} from '../rules/governance/index.ts'
import { fakeClock } from '../testing/index.ts'
import { createRevisingActors } from './revising.actors.ts'
import {
  change,
  content,
  published as known,
  proposalId,
} from './revising.fixture.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const author = account.address.toLowerCase() as `0x${string}`
const { title, body, duration } = content
const start = content.earliestStart ?? ''
const bytes = (pair: string) => `0x${pair.repeat(32)}` as const
const published = { ...known, draft: { author, content } }
const value: DraftContent = { ...content, ...change }
const text = { summary: '', discussionUrl: null, labels: [] }
const hash = contentHash({ ...text, version: 2, title, ...change })
const signed = (version: number, contentHash: string, digest: string) => ({
  contentHash,
  digest,
  signature: '0x',
  message: {
    summary: 'Propose it.',
    author,
    club: 'main',
    contentHash,
    earliestStart: Date.parse(start) / 1_000,
    duration,
    version,
    replaces: bytes('00'),
    timestamp: noon / 1_000,
  },
})
const detail: ProposalDetail = {
  ...proposalDetail({ id: proposalId, title, author }),
  body,
  status: 'pending',
  start,
  end: new Date(Date.parse(start) + duration * 1_000).toISOString(),
  signed: signed(1, bytes('aa'), known.before.digest),
}
const after: ProposalDetail = {
  ...detail,
  ...change,
  version: 2,
  signed: signed(2, hash, bytes('d2')),
}
const sound = { faults: [], duplicates: [], newHosts: [], contentHash: hash }

type Handlers = Parameters<typeof scriptedProposals>[0]
const usual: Handlers = {
  'GET proposals/:id': ok(detail),
  'GET clubs/main': ok(clubDetail(known.club.nft)),
  'POST proposals/check': ok(sound),
  'PUT proposals/:id': ok({
    id: proposalId,
    number: 12,
    club: 'main',
    start,
    end: detail.end,
  }),
}

function open(handlers: Handlers = {}) {
  const server = scriptedProposals({ ...usual, ...handlers })
  const clock = fakeClock(noon)
  const storage = safeStorage()
  const prompts: { message: Record<string, unknown> }[] = []
  const wallet = { address: account.address, chainId: 25 }
  const actors = createRevisingActors({
    ...createProposingClient({ fetch: server.fetch, clock }),
    signer: {
      readAccount: async () => wallet,
      signTypedData: async (typed) => {
        prompts.push(typed)
        const signature = await account.signTypedData(typed as never)
        return { ok: true, value: signature }
      },
    },
    storage,
    chainId: 25,
    links: fromCallback(() => {}),
  })
  const run = (id: keyof typeof actors, input: unknown) =>
    toPromise(createActor(actors[id] as AnyActorLogic, { input }).start())
  return { ...server, actors, prompts, run, storage, wallet }
}

const failing = (code: string) =>
  expect.objectContaining({
    kind: 'failure',
    failure: expect.objectContaining({ code }),
  })

describe('read', () => {
  test('default: the words as they are published', async () => {
    const { run } = open()
    expect(await run('read', { proposal: proposalId })).toEqual({
      kind: 'open',
      published: { ...published, publishedAt: noon },
      kept: null,
    })
  })
  test('behavior: words of an earlier visit, with the version they are on', async () => {
    const { actors, run } = open()
    const words = createActor(actors.words).start()
    words.send({ type: 'words.keep', proposal: proposalId, version: 1, value })
    const read = () => run('read', { proposal: proposalId })
    expect(await read()).toMatchObject({ kept: { version: 1, value } })
    words.send({ type: 'words.drop', proposal: proposalId })
    expect(await read()).toMatchObject({ kept: null })
  })
  test.each(['{', '[]', '{"version":1}', '{"version":1,"value":{"title":3}}'])(
    'error: %s is no word that was kept',
    async (junk) => {
      const { run, storage } = open()
      storage.setItem(`club.revising.${proposalId}`, junk)
      expect(await run('read', { proposal: proposalId })).toMatchObject({
        kind: 'open',
      })
    },
  )
  test('error: voting has begun, or it is out of reach', async () => {
    const late = open({
      'GET proposals/:id': ok({ ...detail, status: 'active' }),
    })
    expect(await late.run('read', { proposal: proposalId })).toEqual(
      failing('revising.tooLate'),
    )
    const away = open({ 'GET proposals/:id': 'down' })
    expect(await away.run('read', { proposal: proposalId })).toEqual(
      failing('proposing.unreachable'),
    )
  })
})

describe('review', () => {
  test('default: the sentence of the next version, after the server has looked', async () => {
    const { bodies, run } = open()
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
    const { calls, run } = open()
    expect(
      await run('review', { published, value: { ...value, ...wrong } }),
    ).toEqual({ kind: 'faulty', errors: { [field]: expect.any(String) } })
    expect(calls).toEqual([])
  })
  test('error: a time that was promised is not made shorter', async () => {
    const longer = { ...content, duration: 432_000 }
    const { run } = open()
    const asked = { ...published, draft: { author, content: longer } }
    expect(await run('review', { published: asked, value })).toEqual({
      kind: 'faulty',
      errors: { duration: expect.any(String) },
    })
  })
  test('error: what the server finds, by its fields', async () => {
    const fault = { field: 'body', code: 'x', address: 'https://bit.ly/1' }
    const { run } = open({
      'POST proposals/check': ok({ ...sound, faults: [fault] }),
    })
    expect(await run('review', { published, value })).toEqual({
      kind: 'faulty',
      errors: { body: expect.stringContaining('https://bit.ly/1') },
    })
  })
  test('behavior: another version came meanwhile', async () => {
    const theirs = { ...after, body: `${body} At once.` }
    const { run } = open({ 'GET proposals/:id': ok(theirs) })
    expect(await run('review', { published, value })).toMatchObject({
      kind: 'moved',
      published: {
        before: { version: 2, digest: bytes('d2') },
        draft: { content: { body: theirs.body } },
      },
    })
  })
  test('behavior: it is these very words: an answer was lost', async () => {
    const { run } = open({ 'GET proposals/:id': ok(after) })
    expect(await run('review', { published, value })).toEqual({
      kind: 'published',
      version: 2,
    })
  })
  test('error: nothing was changed, it is too late, or the words differ', async () => {
    const { run } = open()
    expect(await run('review', { published, value: content })).toEqual(
      failing('revising.unchanged'),
    )
    const late = open({
      'GET proposals/:id': ok({ ...detail, status: 'closed' }),
    })
    expect(await late.run('review', { published, value })).toEqual(
      failing('revising.tooLate'),
    )
    const other = { ...sound, contentHash: bytes('ee') }
    const differs = open({ 'POST proposals/check': ok(other) })
    expect(await differs.run('review', { published, value })).toEqual(
      failing('proposing.contentDiffers'),
    )
  })
})

/** What was reviewed, ready to be signed. */
async function reviewed(handlers: Handlers = {}) {
  const desk = open(handlers)
  const found = (await desk.run('review', { published, value })) as {
    revision: { sentence: string }
  }
  const { revision } = found
  return { ...desk, revision }
}

describe('sign and post', () => {
  test('default: its author signs what replaces the version before', async () => {
    const { bodies, prompts, revision, run } = await reviewed()
    const answer = (await run('sign', { published, value, revision })) as {
      signed: { message: never; signature: `0x${string}` }
    }
    const { message, signature } = answer.signed
    expect(message).toMatchObject({
      version: 2,
      replaces: known.before.digest,
      summary: revision.sentence,
    })
    expect(
      await recoverTypedDataAddress({
        ...(proposalTypedData(known.club.nft, message) as never as object),
        signature,
      } as never),
    ).toBe(account.address)
    expect(prompts).toHaveLength(1)
    expect(
      await run('post', { published, value, signed: answer.signed }),
    ).toEqual({ kind: 'published', version: 2 })
    expect(bodies['PUT proposals/:id']).toEqual({
      content: value,
      message,
      signature,
      domain: signingDomain(known.club.nft),
    })
  })
  test('error: another account, another sentence', async () => {
    const { prompts, revision, run, wallet } = await reviewed()
    const other = { ...revision, sentence: 'Change it later.' }
    expect(await run('sign', { published, value, revision: other })).toEqual({
      kind: 'reworded',
      sentence: revision.sentence,
    })
    wallet.address = `0x${'22'.repeat(20)}`
    expect(await run('sign', { published, value, revision })).toEqual(
      failing('proposing.accountChanged'),
    )
    expect(prompts).toEqual([])
  })
  test('behavior: refused the second time, it finds what the first one did', async () => {
    const { answers, revision, run } = await reviewed({
      'PUT proposals/:id': no(400, 'bad_envelope'),
    })
    const { signed: made } = (await run('sign', {
      published,
      value,
      revision,
    })) as { signed: unknown }
    const post = () => run('post', { published, value, signed: made })
    expect(await post()).toEqual(failing('proposing.refused'))
    answers['GET proposals/:id'] = ok(after)
    expect(await post()).toEqual({ kind: 'published', version: 2 })
  })
  test.each([
    [no(409, 'not_open'), 'revising.tooLate'],
    [no(401, 'not_signed_in'), 'proposing.signedOut'],
    [no(503, 'down'), 'proposing.serverFailed'],
    ['down' as const, 'proposing.unreachable'],
  ])('error: %j is told as data', async (answer, code) => {
    const { revision, run } = await reviewed({ 'PUT proposals/:id': answer })
    const { signed: made } = (await run('sign', {
      published,
      value,
      revision,
    })) as { signed: unknown }
    expect(await run('post', { published, value, signed: made })).toEqual(
      failing(code),
    )
  })
})
