import { expect, test } from 'vitest'
import { ok, scriptedProposals } from '../../dev/testing/scriptedProposals.ts'
import { settled } from '../../dev/testing/settled.ts'
import type { BountyDetail } from '../contract/index.ts'
import { bountyId, first, hash } from '../rewarding/rewarding.fixture.ts'
import { alice, fakeClub } from '../testing/index.ts'
import { createSystem } from './index.ts'
import { createSystemActors } from './system.actors.ts'

const author = alice.toLowerCase()
const at = '2026-11-22T12:00:00.000Z'
type Award = NonNullable<BountyDetail['award']>

const bounty = (payout?: Award['winners'][number]['payout']): BountyDetail => ({
  id: bountyId,
  number: 4,
  club: { id: 'main', name: 'Narwhal Club' },
  author,
  title: 'Draw the winter banner',
  category: 'art',
  skills: [],
  reward: { asset: 'CRO', amount: '5' },
  winnersMax: 1,
  minVp: 0,
  visibility: 'public',
  status: payout?.state === 'verified' ? 'paid' : 'awarded',
  badges: [],
  submitBy: at,
  decideBy: at,
  payBy: at,
  publishedAt: at,
  version: 1,
  counts: { submissions: 1, winners: 1, paid: 0, comments: 0 },
  description: 'A banner, as an SVG.',
  updatedAt: at,
  award: {
    at,
    by: author,
    payBy: at,
    disputeUntil: at,
    winners: [
      {
        submission: first,
        address: `0x${'1a'.repeat(20)}`,
        amount: '5',
        ...(payout && { payout }),
      },
    ],
  },
})

/** A browser with its wallet, node and server; `load` opens a page in it. */
function browser() {
  const sent: unknown[] = []
  let isMined = false
  const club = fakeClub({
    rpc: {
      call: async (method) => {
        if (method === 'eth_getTransactionReceipt')
          return isMined ? { status: '0x1' } : null
        if (method === 'eth_getTransactionByHash') return { nonce: '0x0' }
        if (method === 'eth_getTransactionCount') return '0x0'
        if (method === 'eth_getBalance') return '0xffffffffffffffffffff'
        if (method === 'eth_estimateGas') return '0x5208'
        return method === 'eth_chainId' ? '0x19' : '0x1'
      },
    },
  })
  club.wallet.port.sendTransaction = async (call) => {
    sent.push(call)
    return hash
  }
  const server = scriptedProposals({
    'GET bounties/:id': ok(bounty()),
    'POST submissions/:id/payout': () => {
      const payout = { hash, state: isMined ? 'verified' : 'sent' } as const
      server.answers['GET bounties/:id'] = ok(bounty(payout))
      return ok({
        id: first,
        bounty: bountyId,
        author: `0x${'1a'.repeat(20)}`,
        status: 'winner',
        version: 1,
        at,
      })
    },
  })
  const base = club.ports.fetch
  async function load() {
    const system = createSystem({
      actors: createSystemActors({
        ...club.ports,
        fetch: (url, init) =>
          /\/api\/(bounties|submissions)/.test(url)
            ? server.fetch(url, init)
            : base(url, init),
      }),
      clock: club.clock,
    }).start()
    const send = async (event: Parameters<typeof system.send>[0]) => {
      system.send(event)
      await settled()
    }
    await settled()
    const view = () => system.getSnapshot().rewarding
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
    load,
    sent,
    server,
    signIn,
    mine: () => {
      isMined = true
      server.answers['GET bounties/:id'] = ok(
        bounty({ hash, state: 'verified' }),
      )
    },
    wait: async (ms: number) => {
      club.clock.advance(ms)
      await settled()
    },
  }
}

test('its code comes with the first bounty that is opened, and it pays', async () => {
  const { mine, sent, signIn, wait } = browser()
  const page = await signIn()
  expect(page.view()).toEqual({ status: 'idle' })
  await page.send({ type: 'rewarding.open', bounty: bountyId })
  expect(page.view()).toMatchObject({ status: 'paying', phase: 'ready' })
  await page.send({ type: 'rewarding.pay', submission: first })
  expect(page.view()).toMatchObject({ status: 'paying', phase: 'sent' })
  expect(sent).toHaveLength(1)
  mine()
  await wait(1_000)
  await wait(20_000)
  expect(page.view()).toMatchObject({ status: 'settled' })
  const { notifications } = page.system.getSnapshot()
  expect(notifications).toMatchObject({
    items: [{ title: 'Reward Paid', code: 'rewarding.settled' }],
  })
})

test('after a reload it is followed, and the wallet is asked nothing', async () => {
  const { load, mine, sent, signIn, wait } = browser()
  const page = await signIn()
  await page.send({ type: 'rewarding.open', bounty: bountyId })
  await page.send({ type: 'rewarding.pay', submission: first })
  page.system.stop()
  const next = await load()
  expect(next.view()).toMatchObject({ status: 'paying', phase: 'sent' })
  mine()
  await wait(1_000)
  await wait(20_000)
  expect(next.view()).toMatchObject({ status: 'settled' })
  expect(sent).toHaveLength(1)
})

test('without the session of its author it waits', async () => {
  const { server, signIn } = browser()
  const page = await signIn()
  await page.send({ type: 'rewarding.open', bounty: bountyId })
  await page.send({ type: 'wallet.disconnect' })
  expect(page.view()).toMatchObject({
    status: 'suspended',
    failure: { code: 'rewarding.signedOut' },
  })
  const calls = server.calls.length
  await page.send({ type: 'rewarding.close' })
  expect(page.view()).toEqual({ status: 'idle' })
  expect(server.calls).toHaveLength(calls)
})
