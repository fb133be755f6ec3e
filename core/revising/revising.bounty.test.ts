import { recoverTypedDataAddress } from 'viem'
import { expect, test } from 'vitest'
import { no, ok } from '../../dev/testing/scriptedProposals.ts'
import type { BountyDetail } from '../contract/index.ts'
import {
  type BountyMessage,
  bountyDigest,
  bountyHash,
  bountyTypedData,
  checkBounty,
} from '../rules/bounties/index.ts'
import { signingDomain } from '../rules/governance/index.ts'
import {
  bountyChange,
  bountyContent,
  bountyId,
  publishedBounty as known,
} from './revising.fixture.ts'
import {
  account,
  author,
  bytes,
  type Handlers,
  noon,
  openRevisingDesk,
} from './revising.testing.ts'

const hour = 3_600_000
const base = 10n ** 18n
const published = { ...known, draft: { ...known.draft, author } }
const value = { ...bountyContent, ...bountyChange }
const own = checkBounty(value)
if (!own.ok) throw new TypeError('The bounty of this test is none')
const contentHash = bountyHash({ ...own.content, version: 2 })
const iso = (ms: number) => new Date(ms).toISOString()
const { reward, submitBy, decideBy, payBy, ...words } = bountyContent
const { nft } = known.club

const detail: BountyDetail = {
  ...words,
  id: bountyId,
  number: 7,
  club: { id: 'main', name: known.club.name },
  author,
  reward: { asset: 'CRO', amount: String((4_505n * base) / 10n) },
  status: 'open',
  badges: [],
  submitBy,
  decideBy,
  payBy,
  publishedAt: iso(noon),
  updatedAt: iso(noon),
  version: 1,
  counts: { submissions: 0, winners: 0, paid: 0, comments: 0 },
  signed: {
    contentHash: bytes('aa'),
    digest: known.before.digest,
    signature: '0x11',
    message: {
      summary: 'Open it.',
      author,
      club: 'main',
      contentHash: bytes('aa'),
      submitBy: Date.parse(submitBy) / 1_000,
      decideBy: Date.parse(decideBy) / 1_000,
      payBy: Date.parse(payBy) / 1_000,
      version: 1,
      replaces: bytes('00'),
      timestamp: noon / 1_000,
    },
  },
}
const sound = { faults: [], owes: false, contentHash }
const open = (handlers: Handlers = {}) =>
  openRevisingDesk({
    'GET bounties/:id': ok(detail),
    'POST bounties/check': ok(sound),
    'PUT bounties/:id': ok({ id: bountyId, number: 7, club: 'main' }),
    ...handlers,
  })
const read = { id: bountyId, purpose: 'bounty' }
const failing = (code: string) => ({ kind: 'failure', failure: { code } })

test('read: the words as they are published, its reward as it is typed', async () => {
  expect(await open().run('read', read)).toEqual({
    kind: 'open',
    published,
    kept: null,
  })
})

test.each([
  { status: 'in_review' as const },
  { status: 'cancelled' as const },
  // What every world begins with was never signed.
  { signed: undefined },
])('read: there is no new version of %j', async (change) => {
  const { run } = open({ 'GET bounties/:id': ok({ ...detail, ...change }) })
  const answer = await run('read', read)
  expect(answer).toMatchObject(failing('revising.tooLate'))
  expect(answer).toMatchObject({
    failure: { message: expect.stringContaining('bounty') },
  })
})

test('read: words of an earlier visit, and no words of a proposal', async () => {
  const { run, storage } = open()
  const keep = (words: unknown) =>
    storage.setItem(
      `club.revising.${bountyId}`,
      JSON.stringify({ version: 1, value: words }),
    )
  keep(value)
  expect(await run('read', read)).toMatchObject({ kept: { version: 1, value } })
  keep({ ...value, reward: 'much' })
  expect(await run('read', read)).toMatchObject({ kept: null })
})

test('review: the sentence of the next version, after the server has looked', async () => {
  const { bodies, run } = open()
  expect(await run('review', { published, value })).toEqual({
    kind: 'sound',
    revision: {
      title: value.title,
      version: 2,
      sentence:
        'Change bounty “Draw the winter banner” in Narwhal Club to version 2: 450.5 CRO for up to 2 winners, work until 2026-11-27 12:00 UTC.',
      contentHash,
      newHosts: [],
      duplicates: [],
    },
  })
  expect(bodies['POST bounties/check']).toEqual({
    club: 'main',
    content: value,
    bounty: bountyId,
  })
})

test.each([
  [{ title: 'Sea' }, 'title'],
  [{ reward: { ...reward, amount: '450.4' } }, 'reward'],
  [{ reward: { ...reward, asset: 'TOKEN' } }, 'reward'],
  [{ winnersMax: 3 }, 'winnersMax'],
  [{ minVp: 1 }, 'minVp'],
  [{ submitBy: iso(Date.parse(submitBy) - 60_000) }, 'submitBy'],
  [{ payBy: null }, 'payBy'],
])('review: %j is told without asking', async (wrong, field) => {
  const { calls, run } = open()
  const asked = { published, value: { ...value, ...wrong } }
  expect(await run('review', asked)).toEqual({
    kind: 'faulty',
    errors: { [field]: expect.any(String) },
  })
  expect(calls).toEqual([])
})

test('review: hours before its end it can still be changed', async () => {
  const soon = {
    submitBy: iso(noon + 2 * hour),
    decideBy: iso(noon + 9 * hour),
  }
  const near = { ...soon, payBy: iso(noon + 20 * hour) }
  const { run } = open({ 'GET bounties/:id': ok({ ...detail, ...near }) })
  const draft = { author, content: { ...bountyContent, ...near } }
  const asked = {
    published: { ...published, draft },
    value: { ...value, ...near },
  }
  expect(await run('review', asked)).toMatchObject({ kind: 'sound' })
})

test('review: a link that the server knows better, other words, nothing new', async () => {
  const fault = { field: 'description', code: 'x', address: 'https://bit.ly/1' }
  const { answers, run } = open({
    'POST bounties/check': ok({ ...sound, faults: [fault] }),
  })
  const review = (words = value) => run('review', { published, value: words })
  expect(await review()).toEqual({
    kind: 'faulty',
    errors: { description: expect.stringContaining('https://bit.ly/1') },
  })
  answers['POST bounties/check'] = ok({ ...sound, contentHash: bytes('ee') })
  expect(await review()).toMatchObject(failing('proposing.contentDiffers'))
  const blanks = { ...bountyContent, skills: [' SVG '] }
  expect(await review(blanks)).toMatchObject(failing('revising.unchanged'))
})

test('review: another version came meanwhile, or these very words', async () => {
  const { answers, run } = open()
  const signed = detail.signed && { ...detail.signed, digest: bytes('d2') }
  const later = (description: string) =>
    ok({ ...detail, version: 2, description, signed })
  answers['GET bounties/:id'] = later('Two banners, as SVG, with two narwhals.')
  expect(await run('review', { published, value })).toMatchObject({
    kind: 'moved',
    published: {
      purpose: 'bounty',
      before: { version: 2, digest: bytes('d2') },
    },
  })
  answers['GET bounties/:id'] = later(value.description)
  expect(await run('review', { published, value })).toEqual({
    kind: 'published',
    version: 2,
  })
})

/** What was reviewed and signed. */
async function signed(handlers: Handlers = {}) {
  const desk = open(handlers)
  const { revision } = (await desk.run('review', { published, value })) as {
    revision: object
  }
  const answer = (await desk.run('sign', { published, value, revision })) as {
    signed: { message: BountyMessage; signature: `0x${string}` }
  }
  const post = () =>
    desk.run('post', { published, value, signed: answer.signed })
  return { ...desk, ...answer, post }
}

test('sign and post: its author signs what replaces the version before', async () => {
  const { bodies, post, signed: made } = await signed()
  const { message, signature } = made
  expect(message).toMatchObject({
    version: 2,
    replaces: known.before.digest,
    contentHash,
  })
  const typed = bountyTypedData(nft, message) as never as object
  expect(await recoverTypedDataAddress({ ...typed, signature } as never)).toBe(
    account.address,
  )
  expect(await post()).toEqual({ kind: 'published', version: 2 })
  expect(bodies['PUT bounties/:id']).toEqual({
    content: value,
    message,
    signature,
    domain: signingDomain(nft),
  })
})

test('post: refused the second time, it finds what the first one did, and no other version', async () => {
  const {
    answers,
    post,
    signed: made,
  } = await signed({
    'PUT bounties/:id': no(409, 'not_open'),
  })
  expect(await post()).toMatchObject(failing('revising.tooLate'))
  const { message } = made
  const asPublished = (digest: string) =>
    ok({
      ...detail,
      status: 'in_review',
      signed: { contentHash, message, signature: made.signature, digest },
    })
  // The same words with other dates are another message.
  const other = { ...message, payBy: message.payBy + 60 }
  answers['GET bounties/:id'] = asPublished(bountyDigest(nft, other))
  expect(await post()).toMatchObject(failing('revising.tooLate'))
  answers['GET bounties/:id'] = asPublished(bountyDigest(nft, message))
  expect(await post()).toEqual({ kind: 'published', version: 2 })
})
