import { expect, test } from 'vitest'
import { clubDetail, proposalDetail } from '../../dev/testing/governance.ts'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { settled } from '../../dev/testing/settled.ts'
import {
  check,
  draft,
  draftId,
  intent,
  intentId,
  proposalId,
  subject,
} from '../proposing/proposing.fixture.ts'
import { contentHash } from '../rules/governance/index.ts'
import { alice, fakeClub } from '../testing/index.ts'
import { createSystem } from './index.ts'
import { createSystemActors } from './system.actors.ts'

const author = alice.toLowerCase() as `0x${string}`
const treasury = `0x${'b'.repeat(40)}` as const
const { title, body } = draft.content
const hash = contentHash({
  version: 1,
  title,
  body,
  summary: '',
  discussionUrl: null,
  labels: [],
})
const fee = { payer: author, to: treasury, contentHash: hash }
const transaction = `0x${'ab'.repeat(32)}` as const
const isOfClub = /\/api\/(drafts|clubs|proposals|fees|eligibility)/

/** A browser with its wallet, node and server; `load` opens a page in it. */
function browser() {
  const sent: unknown[] = []
  const prompts: unknown[] = []
  let receipt: unknown = null
  const club = fakeClub({
    rpc: {
      call: async (method) => {
        if (method === 'eth_getTransactionReceipt') return receipt
        if (method === 'eth_getTransactionByHash') return { nonce: '0x0' }
        if (method === 'eth_getTransactionCount') return '0x0'
        // Balance and allowance alike: nothing is to be approved.
        if (method === 'eth_call') return `0x${'0'.repeat(32)}${'f'.repeat(32)}`
        if (method === 'eth_getBalance') return '0xffffffffffffffffffff'
        return method === 'eth_chainId' ? '0x19' : '0x1'
      },
    },
  })
  const { port } = club.wallet
  port.signTypedData = async (typed) => {
    prompts.push(typed)
    return { ok: true, value: `0x${'11'.repeat(65)}` }
  }
  port.sendTransaction = async (call) => {
    sent.push(call)
    return transaction
  }
  const server = scriptedProposals({
    'GET drafts/:id': ok({ ...draft, author }),
    'GET clubs/main': ok(clubDetail(subject.club.nft)),
    'POST proposals/check': ok({ ...check, contentHash: hash }),
    'GET eligibility': ok({ ok: true, have: 60, need: 50, why: [] }),
    'GET fees': ok({ intents: [], credits: [], credit: '0' }),
    'POST fees/intents': ok(intent(fee)),
    'GET fees/intents/:id': ok(intent(fee)),
    'POST fees/intents/:id/tx': ok(intent({ ...fee, state: 'submitted' })),
    'GET proposals/:id': ok(proposalDetail({ id: proposalId, title, author })),
  })
  const base = club.ports.fetch
  async function load() {
    const system = createSystem({
      actors: createSystemActors({
        ...club.ports,
        fetch: (url, init) =>
          isOfClub.test(url)
            ? server.fetch(url, init)
            : url.includes('primary-wallet')
              ? Promise.resolve(
                  new Response(JSON.stringify({ address: treasury })),
                )
              : base(url, init),
      }),
      clock: club.clock,
    }).start()
    const send = async (event: Parameters<typeof system.send>[0]) => {
      system.send(event)
      await settled()
    }
    await settled()
    const view = () => system.getSnapshot().proposing
    return { system, send, view }
  }
  async function signIn() {
    const page = await load()
    await page.send({ type: 'wallet.open' })
    await page.send({ type: 'wallet.choose', id: 'w' })
    await page.send({ type: 'login.start' })
    await page.send({ type: 'login.sign' })
    expect(page.system.getSnapshot().session.status).toBe('signedIn')
    return page
  }
  return {
    ...club,
    api: server,
    load,
    prompts,
    sent,
    signIn,
    mine: () => {
      receipt = { status: '0x1' }
    },
    wait: async (ms: number) => {
      club.clock.advance(ms)
      await settled()
    },
  }
}

const publish = ({ answers }: ReturnType<typeof scriptedProposals>) => {
  const state = { state: 'consumed' as const, published: proposalId }
  answers['GET fees/intents/:id'] = ok(intent({ ...fee, ...state }))
}
const start = { type: 'proposing.start', draft: draftId } as const

test('default: one signature, one payment, and it is published', async () => {
  const { api, mine, prompts, sent, signIn, wait } = browser()
  const { send, system, view } = await signIn()
  expect(view()).toEqual({ status: 'idle' })
  await send(start)
  expect(view()).toMatchObject({ status: 'reviewing' })
  expect(prompts).toEqual([])
  await send({ type: 'proposing.sign' })
  expect(prompts).toHaveLength(1)
  // The payments have it, under the intent's id, and told the server the hash.
  expect(view()).toMatchObject({ status: 'confirming' })
  expect(sent).toHaveLength(1)
  expect(api.bodies['POST fees/intents/:id/tx']).toEqual({ hash: transaction })
  mine()
  await wait(1_000)
  expect(system.getSnapshot().payments[intentId]?.status).toBe('settled')
  publish(api)
  await wait(2_000)
  expect(view()).toMatchObject({
    status: 'published',
    proposal: { id: proposalId, number: 12 },
    isNew: true,
  })
  expect(system.getSnapshot().notifications).toMatchObject({
    items: [{ title: 'Proposal Published', code: 'proposing.published' }],
  })
})

test('behavior: a reload between payment and confirmation pays nothing more', async () => {
  const { api, load, sent, signIn, storage, wait } = browser()
  const first = await signIn()
  await first.send(start)
  await first.send({ type: 'proposing.sign' })
  expect(sent).toHaveLength(1)
  expect(storage.getItem('club.proposing')).toBe(draftId)
  first.system.stop()

  const waiting = { state: 'awaiting_fee', intent: intentId }
  api.answers['GET drafts/:id'] = ok({ ...draft, author, ...waiting })
  api.answers['GET fees/intents/:id'] = ok(
    intent({ ...fee, state: 'submitted', confirmations: { have: 1, need: 2 } }),
  )
  const { system, view } = await load()
  expect(view()).toMatchObject({
    status: 'confirming',
    intent: { confirmations: { have: 1, need: 2 } },
  })
  publish(api)
  await wait(1_000)
  expect(view()).toMatchObject({ status: 'published', isNew: true })
  expect(system.getSnapshot().notifications).toMatchObject({
    items: [{ title: 'Proposal Published', code: 'proposing.published' }],
  })
  expect(sent).toHaveLength(1)
  expect(storage.getItem('club.proposing')).toBeNull()
})

test('behavior: a fee that is refused in the wallet is paid or taken back', async () => {
  const { api, sent, signIn, wallet } = browser()
  const { send, view } = await signIn()
  const { sendTransaction } = wallet.port
  wallet.port.sendTransaction = () => Promise.reject({ code: 4001 })
  await send(start)
  await send({ type: 'proposing.sign' })
  expect(view()).toMatchObject({ status: 'unpaid' })
  wallet.port.sendTransaction = sendTransaction
  api.answers['DELETE fees/intents/:id'] = no(409, 'fee_under_way')
  await send({ type: 'proposing.pay' })
  expect(view()).toMatchObject({ status: 'confirming' })
  expect(sent).toHaveLength(1)
})

test('behavior: taken back, the draft can be written again', async () => {
  const { api, signIn, sent, wallet } = browser()
  const { send, system, view } = await signIn()
  wallet.port.sendTransaction = () => Promise.reject({ code: 4001 })
  api.answers['DELETE fees/intents/:id'] = ok(intent(fee))
  await send(start)
  await send({ type: 'proposing.sign' })
  await send({ type: 'proposing.cancel' })
  expect(view()).toEqual({ status: 'idle' })
  expect(system.getSnapshot().payments).toEqual({})
  expect(sent).toEqual([])
})

test('behavior: a session that ends stops it, and nothing is lost', async () => {
  const { signIn } = browser()
  const { send, view } = await signIn()
  await send(start)
  await send({ type: 'session.signOut' })
  expect(view()).toMatchObject({
    status: 'suspended',
    failure: { code: 'proposing.signedOut' },
  })
})

test('behavior: a server that knows no session has it asked for, so that one can sign in', async () => {
  const { api, server, signIn, wait } = browser()
  const { send, system, view } = await signIn()
  await send(start)
  await send({ type: 'proposing.sign' })
  expect(view()).toMatchObject({ status: 'confirming' })
  // What the sign-in itself had asked is answered.
  await wait(3_000)
  server.setSession(null)
  api.answers['GET fees/intents/:id'] = no(401, 'not_signed_in')
  // As if it were not there: drafts are their author's.
  api.answers['GET drafts/:id'] = no(404, 'draft_not_found')
  await wait(2_000)
  expect(view()).toMatchObject({
    status: 'suspended',
    failure: { code: 'proposing.signedOut' },
  })
  expect(system.getSnapshot().session.status).toBe('signedOut')
})

test('behavior: nothing is loaded where nothing was signed', async () => {
  const { api, load } = browser()
  const { view } = await load()
  expect(view()).toEqual({ status: 'idle' })
  expect(api.calls).toEqual([])
})
