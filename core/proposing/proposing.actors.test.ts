import { recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import {
  type AnyActorLogic,
  createActor,
  createMachine,
  fromCallback,
  toPromise,
} from 'xstate'
import { clubDetail, proposalDetail } from '../../dev/testing/governance.ts'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { safeStorage } from '../ports/storage.ts'
import {
  contentHash,
  proposalTypedData,
  signingDomain,
} from '../rules/governance/index.ts'
import { fakeClock, flush } from '../testing/index.ts'
import { createProposingClient } from './index.ts'
import {
  createProposingActors,
  type ProposingDeps,
} from './proposing.actors.ts'
import {
  check,
  draft,
  draftId,
  intent,
  intentId,
  subject as known,
  proposalId,
  review,
} from './proposing.fixture.ts'
import { createIntentWatch } from './proposing.watch.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const author = account.address.toLowerCase() as `0x${string}`
const mine = { ...draft, author }
const subject = { ...known, draft: mine }
const { title, body } = draft.content
const hash = contentHash({
  version: 1,
  title,
  body,
  summary: '',
  discussionUrl: null,
  labels: [],
})
const sound = { ...check, contentHash: hash }
const eligible = { ok: true, have: 60, need: 50, why: [] }
const fees = (credit: bigint) =>
  ok({ intents: [], credits: [], credit: String(credit) })
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const detail = proposalDetail({ id: proposalId, title, author })
const club = clubDetail(known.club.nft)

type Handlers = Parameters<typeof scriptedProposals>[0]
const usual: Handlers = {
  'GET drafts/:id': ok(mine),
  'GET clubs/main': ok(club),
  'POST proposals/check': ok(sound),
  'GET eligibility': ok(eligible),
  'GET fees': fees(0n),
  'GET fees/intents/:id': ok(intent({ payer: author })),
  'POST fees/intents': ok(intent({ payer: author })),
  'DELETE fees/intents/:id': ok(intent({ state: 'expired' })),
  'GET proposals/:id': ok(detail),
}

interface Purse {
  tokens: bigint
  gas: bigint
}
const rich: Purse = { tokens: review.fee, gas: 10n ** 18n }

function open(handlers: Handlers = {}, purse: Purse = rich, primary = '0x') {
  const server = scriptedProposals({ ...usual, ...handlers })
  const clock = fakeClock(noon)
  const storage = safeStorage()
  const wallet = { address: account.address, chainId: 25 }
  const prompts: unknown[] = []
  const deps: ProposingDeps = {
    ...createProposingClient({ fetch: server.fetch, clock }),
    rpc: {
      call: async (method) => {
        if (method === 'eth_call') return word(purse.tokens)
        return `0x${(method === 'eth_gasPrice' ? 10n ** 9n : purse.gas).toString(16)}`
      },
    },
    token: known.club.nft,
    primaryWallet: async () => primary,
    signer: {
      readAccount: async () => wallet,
      signTypedData: async (typed) => {
        prompts.push(typed)
        const value = await account.signTypedData(typed as never)
        return { ok: true, value }
      },
    },
    storage,
    chainId: 25,
    links: fromCallback(() => {}),
    clock,
  }
  const actors = createProposingActors(deps)
  const run = (id: keyof typeof actors, input: unknown) =>
    toPromise(createActor(actors[id] as AnyActorLogic, { input }).start())
  return { ...server, actors, clock, deps, prompts, run, storage, wallet }
}

describe('readDraft', () => {
  test('default: a draft with its club', async () => {
    const { run } = open()
    expect(await run('readDraft', { draft: draftId })).toEqual({
      kind: 'writing',
      subject,
    })
  })
  test('behavior: signed before, it comes with where its fee stands', async () => {
    const state = { state: 'awaiting_fee', intent: intentId }
    const { run } = open({ 'GET drafts/:id': ok({ ...mine, ...state }) })
    expect(await run('readDraft', { draft: draftId })).toMatchObject({
      kind: 'awaiting',
      intent: { id: intentId, state: 'open' },
    })
  })
  test('behavior: published, it comes with its number, or without', async () => {
    const state = { state: 'published', proposal: proposalId }
    const handlers = { 'GET drafts/:id': ok({ ...mine, ...state }) }
    const { run, answers } = open(handlers)
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
    const { run } = open({ 'GET drafts/:id': answer })
    expect(await run('readDraft', { draft: draftId })).toMatchObject({
      kind: 'failure',
      failure: { code },
    })
  })
})

describe('check', () => {
  test('default: the words that the server looked at are ours', async () => {
    expect(await open().run('check', subject)).toEqual({
      kind: 'sound',
      check: sound,
    })
  })
  test('error: another hash is not signed', async () => {
    const { run } = open({ 'POST proposals/check': ok(check) })
    expect(await run('check', subject)).toMatchObject({
      failure: { code: 'proposing.contentDiffers' },
    })
  })
  test('error: what the server finds goes to the fields', async () => {
    const faults = [{ field: 'body', code: 'blocked', address: 'https://a.b' }]
    const { contentHash: _, ...rest } = check
    const answer = ok({ ...rest, faults })
    const { run } = open({ 'POST proposals/check': answer })
    expect(await run('check', subject)).toEqual({ kind: 'faulty', faults })
  })
})

describe('weigh', () => {
  const input = { subject, check: sound }
  test('default: the exact sentence, and what the fee is paid with', async () => {
    expect(await open().run('weigh', input)).toEqual({
      kind: 'enough',
      review: { ...review, contentHash: hash },
    })
  })
  test('behavior: a credit pays, whatever the wallet holds', async () => {
    const handlers = { 'GET fees': fees(review.fee) }
    const { run } = open(handlers, { tokens: 0n, gas: 0n })
    expect(await run('weigh', input)).toMatchObject({
      review: { pays: 'credit' },
    })
  })
  test('behavior: the primary admin wallet pays nothing', async () => {
    const { run } = open({}, { tokens: 0n, gas: 0n }, account.address)
    expect(await run('weigh', input)).toMatchObject({
      review: { pays: 'nothing' },
    })
  })
  test.each([
    [{ ...rich, tokens: review.fee - 1n }, 'proposing.insufficientTokens'],
    // Two transactions of 100,000 gas at 1 gwei.
    [{ ...rich, gas: 2n * 10n ** 14n - 1n }, 'proposing.insufficientGas'],
  ])('error: %o is told before anything is signed', async (purse, code) => {
    expect(await open({}, purse).run('weigh', input)).toMatchObject({
      failure: { code },
    })
  })
  test('error: who has too few votes is told how many are missing', async () => {
    const why = [{ code: 'insufficient_vp', missing: 12 }]
    const answer = ok({ ok: false, have: 38, need: 50, why })
    const { run } = open({ 'GET eligibility': answer })
    expect(await run('weigh', input)).toMatchObject({
      failure: {
        code: 'proposing.notEligible',
        message: 'You need 12 more NFTs to propose.',
      },
    })
  })
  test('error: a node that is away is no empty purse', async () => {
    const { deps } = open()
    const rpc = { call: () => Promise.reject(new Error('away')) }
    const { weigh } = createProposingActors({ ...deps, rpc })
    const actor = createActor(weigh, { input }).start()
    expect(await toPromise(actor)).toMatchObject({
      failure: { code: 'proposing.chainAway' },
    })
  })
})

describe('sign', () => {
  const input = { subject, review: { ...review, contentHash: hash } }
  test('default: one prompt, with the sentence that was shown', async () => {
    const { prompts, run } = open()
    const answer = (await run('sign', input)) as {
      signed: { message: never; signature: `0x${string}` }
    }
    expect(answer).toMatchObject({
      kind: 'signed',
      signed: {
        message: { summary: review.sentence, timestamp: noon / 1000 },
        domain: { chainId: 25, verifyingContract: known.club.nft },
      },
    })
    expect(prompts).toHaveLength(1)
    const { message, signature } = answer.signed
    const typed = proposalTypedData(known.club.nft, message)
    const signer = await recoverTypedDataAddress({
      ...(typed as never as Parameters<typeof recoverTypedDataAddress>[0]),
      signature,
    })
    expect(signer).toBe(account.address)
  })
  test('behavior: another sentence is shown first, and nothing is asked', async () => {
    const { prompts, run } = open()
    const shown = { ...input.review, sentence: 'Propose it later.' }
    expect(await run('sign', { subject, review: shown })).toEqual({
      kind: 'reworded',
      sentence: review.sentence,
    })
    expect(prompts).toEqual([])
  })
  test('error: a start that is past goes back to the words', async () => {
    const earliestStart = new Date(noon - 1_000).toISOString()
    const content = { ...mine.content, earliestStart }
    const late = { ...subject, draft: { ...mine, content } }
    const { run, prompts } = open()
    expect(await run('sign', { ...input, subject: late })).toMatchObject({
      kind: 'faulty',
      faults: [{ field: 'earliestStart', code: 'past' }],
    })
    expect(prompts).toEqual([])
  })
  test.each([
    [{ address: known.club.nft }, 'proposing.accountChanged'],
    [{ chainId: 1 }, 'proposing.wrongChain'],
  ])('error: with %o nothing is asked', async (change, code) => {
    const { prompts, run, wallet } = open()
    Object.assign(wallet, change)
    expect(await run('sign', input)).toMatchObject({ failure: { code } })
    expect(prompts).toEqual([])
  })
  test.each([
    ['wallet.rejected', 'proposing.rejected'],
    ['wallet.unsupported', 'proposing.unsupported'],
  ])('error: %s', async (code, ours) => {
    const { deps } = open()
    const failure = { code, message: 'The wallet said no.' }
    deps.signer.signTypedData = async () => ({ ok: false, failure })
    const { sign } = createProposingActors(deps)
    const actor = createActor(sign, { input }).start()
    expect(await toPromise(actor)).toMatchObject({ failure: { code: ours } })
  })
  test('error: without a wallet', async () => {
    const { deps } = open()
    deps.signer.readAccount = () => Promise.reject(new Error('none'))
    const { sign } = createProposingActors(deps)
    const actor = createActor(sign, { input }).start()
    expect(await toPromise(actor)).toMatchObject({
      failure: { code: 'proposing.noWallet' },
    })
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
    const { bodies, run } = open()
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
    const { run } = open({ 'POST fees/intents': no(401, 'bad_signature') })
    expect(await run('openIntent', input)).toMatchObject({
      failure: {
        code: 'proposing.refused',
        message: 'No: bad_signature.',
        refusal: 'bad_signature',
      },
    })
  })
  test('behavior: it is taken back, unless it is too late', async () => {
    const { answers, run } = open()
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

describe('watchIntent', () => {
  function watch() {
    const opened = open()
    const { watchIntent } = opened.actors
    const input = { intent: intentId }
    const actor = createActor(watchIntent, { input }).start()
    return { ...opened, actor }
  }
  const asked = (calls: string[]) =>
    calls.filter((call) => call === 'GET fees/intents/:id').length

  test('default: the pauses grow while nothing changes, to 15 s', async () => {
    const { calls, clock } = watch()
    const pauses: number[] = []
    for (let look = 0; look < 7; look++) {
      const [ms = 0] = clock.pending().filter((ms) => ms !== 10_000)
      pauses.push(ms)
      clock.advance(ms)
      await flush()
      await flush()
    }
    expect(pauses).toEqual([1, 1, 2, 4, 8, 15, 15].map((s) => s * 1_000))
    expect(asked(calls)).toBe(7)
  })
  test('behavior: it looks at once where something may have changed', async () => {
    const { actor, calls, clock } = watch()
    for (const ms of [1_000, 1_000, 2_000]) {
      clock.advance(ms)
      await flush()
      await flush()
    }
    expect(asked(calls)).toBe(3)
    actor.send({ type: 'watch.now' })
    clock.advance(1_000)
    await flush()
    expect(asked(calls)).toBe(4)
  })
  test('error: a defect while it reads is told, and it looks on', async () => {
    const clock = fakeClock(noon)
    const defects = [new TypeError('a defect'), new TypeError('another')]
    const told: unknown[] = []
    const logic = createIntentWatch(async () => {
      const defect = defects.shift()
      if (defect) throw defect
      return { kind: 'opened', intent: intent() }
    }, clock)
    const parent = createActor(
      createMachine({
        invoke: { src: logic, input: { intent: intentId } },
        on: {
          '*': { actions: ({ event }) => told.push(event) },
        },
      }),
    ).start()
    for (let look = 0; look < 3; look++) {
      clock.advance(2_000)
      await flush()
      await flush()
    }
    parent.stop()
    const unread = {
      type: 'intent.unread',
      failure: { code: 'proposing.unexpected' },
    }
    expect(told).toMatchObject([unread, unread, { type: 'intent.read' }])
  })
  test('behavior: it ends with the state that asked for it', async () => {
    const { actor, clock } = watch()
    actor.stop()
    expect(clock.pending()).toEqual([])
  })
})

test('memory: a draft is remembered until it is forgotten', () => {
  const { actors, storage } = open()
  const memory = createActor(actors.memory).start()
  memory.send({ type: 'memory.keep', draft: draftId })
  expect(storage.getItem('club.proposing')).toBe(draftId)
  memory.send({ type: 'memory.drop', draft: intentId })
  expect(storage.getItem('club.proposing')).toBe(draftId)
  memory.send({ type: 'memory.drop', draft: draftId })
  expect(storage.getItem('club.proposing')).toBeNull()
})
