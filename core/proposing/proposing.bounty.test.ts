import { expect, test } from 'vitest'
import { no, ok } from '../../dev/testing/scriptedProposals.ts'
import type { BountyDraft } from '../contract/index.ts'
import { bountyHash, checkBounty } from '../rules/bounties/index.ts'
import { fakeClock } from '../testing/index.ts'
import { bountyKind, createProposingClient } from './index.ts'
import { at, draftId, subject as known, review } from './proposing.fixture.ts'
import { readAsked, toRemembered } from './proposing.memory.ts'
import { author, fees, noon, openProposingDesk } from './proposing.testing.ts'
import type { BountySubject, Review } from './proposing.types.ts'

const hour = 3_600_000
const iso = (ms: number) => new Date(ms).toISOString()
const content: BountyDraft['content'] = {
  title: 'Draw the winter banner',
  description: 'A banner of 1500 by 500 pixels, as an SVG, with a narwhal.',
  category: 'art',
  skills: ['svg'],
  reward: { asset: 'CRO', amount: '450.5' },
  winnersMax: 2,
  submitBy: iso(noon + 48 * hour),
  decideBy: iso(noon + 72 * hour),
  payBy: iso(noon + 96 * hour),
  minVp: 0,
  visibility: 'public',
}
const draft: BountyDraft = {
  id: draftId,
  club: 'main',
  title: content.title,
  state: 'writing',
  createdAt: at,
  updatedAt: at,
  version: 2,
  content,
}
const own = checkBounty(content)
if (!own.ok) throw new Error('The bounty of this test is none')
const contentHash = bountyHash({ ...own.content, version: 1 })
const sound = { faults: [], owes: false, contentHash }
const subject: BountySubject = {
  purpose: 'bounty',
  draft: { ...draft, author },
  club: known.club,
}
const check = { faults: [], duplicates: [], newHosts: [], contentHash }
const asked = { draft: draftId, purpose: 'bounty' }

const open = (handlers: Parameters<typeof openProposingDesk>[0] = {}) => {
  const desk = openProposingDesk({
    'GET bounty-drafts/:id': ok(draft),
    'GET auth/me': ok({ address: author, holdings: { status: 'fresh' } }),
    'POST bounties/check': ok(sound),
    ...handlers,
  })
  const club = (desk.answers['GET clubs/main'] as { body: object }).body
  const withPower = (votingPower?: number, status = 'active') => {
    const propose = { ok: true, need: 50 }
    const mine = { follows: false, votingPower, propose }
    desk.answers['GET clubs/main'] = ok({ ...club, status, mine })
  }
  withPower(1)
  return { ...desk, withPower }
}

test('readDraft: a draft of who asks, with its club', async () => {
  expect(await open().run('readDraft', asked)).toEqual({
    kind: 'writing',
    subject,
  })
})

test('behavior: the time that bounties are told is that of what is signed', async () => {
  const clock = fakeClock(noon - 24 * hour)
  const { fetch } = open()
  const { askBounty, serverTime } = createProposingClient({ fetch, clock })
  expect(serverTime()).toBe(noon - 24 * hour)
  await askBounty('checkBounty', { body: { club: 'main', content } })
  expect(serverTime()).toBeGreaterThanOrEqual(noon)
})

test('readDraft: no session is no author', async () => {
  const { run } = open({ 'GET auth/me': no(401, 'not_signed_in') })
  expect(await run('readDraft', asked)).toMatchObject({
    failure: { code: 'proposing.signedOut' },
  })
})

test('check: the words that the server looked at are ours', async () => {
  const { answers, run } = open()
  expect(await run('check', subject)).toEqual({ kind: 'sound', check })
  answers['POST bounties/check'] = ok({
    ...sound,
    contentHash: review.contentHash,
  })
  expect(await run('check', subject)).toMatchObject({
    failure: { code: 'proposing.contentDiffers' },
  })
})

test('check: what is wrong is said, and what is owed before anything is signed', async () => {
  const { answers, run } = open()
  const faults = [{ field: 'title', code: 'too_short', limit: 5 }]
  answers['POST bounties/check'] = ok({ faults, owes: false })
  expect(await run('check', subject)).toEqual({ kind: 'faulty', faults })
  answers['POST bounties/check'] = ok({ ...sound, owes: true })
  expect(await run('check', subject)).toMatchObject({
    failure: { code: 'proposing.payoutOverdue' },
  })
})

test('weigh: a holder with the fee may go on, with the exact sentence', async () => {
  const { run } = open({ 'GET fees': fees(0n) })
  expect(await run('weigh', { subject, check })).toMatchObject({
    kind: 'enough',
    review: {
      contentHash,
      pays: 'tokens',
      sentence:
        'Open bounty “Draw the winter banner” in Narwhal Club: 450.5 CRO for up to 2 winners, work until 2026-11-24 12:00 UTC.',
    },
  })
})

test.each([
  [0, 'active', /one NARWHAL NFT/],
  [undefined, 'active', /not known/],
  [5, 'paused', /no bounties now/],
])('weigh: power %s in a club that is %s', async (power, status, said) => {
  const { run, withPower } = open()
  withPower(power, status)
  const answer = (await run('weigh', { subject, check })) as {
    failure: { code: string; message: string }
  }
  expect(answer.failure.code).toBe('proposing.notEligible')
  expect(answer.failure.message).toMatch(said)
})

test('sign, openIntent: the message is a bounty, and so is its fee', async () => {
  const { bodies, prompts, run } = open()
  const { review } = (await run('weigh', { subject, check })) as {
    review: Review
  }
  const answer = (await run('sign', { subject, review })) as {
    kind: string
    signed: { message: { submitBy: number } }
  }
  expect(answer).toMatchObject({ kind: 'signed' })
  expect(answer.signed.message.submitBy).toBe((noon + 48 * hour) / 1_000)
  expect(prompts).toMatchObject([{ primaryType: 'Bounty' }])
  await run('openIntent', { subject, contentHash, signed: answer.signed })
  expect(bodies['POST fees/intents']).toMatchObject({
    purpose: 'bounty',
    refId: draftId,
    contentHash,
  })
})

test('sign: a date that went by goes back to the words', async () => {
  const past = { ...content, submitBy: iso(noon + hour) }
  const late = { ...subject, draft: { ...subject.draft, content: past } }
  const { prompts, run } = open()
  expect(await run('sign', { subject: late, review })).toMatchObject({
    kind: 'faulty',
    faults: [{ field: 'submitBy', code: 'too_soon' }],
  })
  expect(prompts).toEqual([])
})

test('what is remembered says which purpose it is of', () => {
  for (const purpose of ['proposal', 'bounty'] as const) {
    const asked = { draft: draftId, purpose }
    expect(readAsked({ draft: toRemembered(asked) })).toEqual(asked)
  }
  // As it was remembered before there were bounties.
  expect(toRemembered({ draft: draftId })).toBe(draftId)
})

test('the kind: blank words are no bounty, and whole ones have no fault', () => {
  const kind = bountyKind(() => noon)
  expect(kind.read({})).toEqual(kind.blank)
  expect(Object.keys(kind.validate(kind.blank)).sort()).toEqual([
    'category',
    'decideBy',
    'description',
    'payBy',
    'reward',
    'submitBy',
    'title',
  ])
  expect(kind.validate(content)).toEqual({})
  expect(() => kind.read({ title: 5 })).toThrow()
})
