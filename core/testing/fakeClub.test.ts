import { expect, test, vi } from 'vitest'
import { ClubConfig } from '../contract/club/schemas.ts'
import { createSystem } from '../system/index.ts'
import { createSystemActors } from '../system/system.actors.ts'
import { alice, fakeClub, fakeConfig } from './index.ts'

/** As a front end would use them: without our own ways to wait. */
function open(prepare?: (club: ReturnType<typeof fakeClub>) => void) {
  const club = fakeClub()
  prepare?.(club)
  const { ports, clock } = club
  const system = createSystem({ actors: createSystemActors(ports), clock })
  system.start()
  const sees = (what: object) =>
    vi.waitFor(() => expect(system.getSnapshot()).toMatchObject(what), 5_000)
  return { ...club, system, sees }
}

test('default: a person signs in, and the server knows them', async () => {
  const { system, sees, server, wallet } = open()
  await sees({ session: { status: 'signedOut' } })
  system.send({ type: 'wallet.open' })
  system.send({ type: 'login.open' })
  await sees({ wallet: { status: 'choosing' } })
  system.send({ type: 'wallet.choose', id: 'w' })
  await sees({ login: { status: 'messageReady' } })
  system.send({ type: 'login.sign' })
  await sees({ session: { status: 'signedIn' }, balance: { value: 5n } })
  expect(wallet.prompts).toHaveLength(1)
  expect(server.session()?.toLowerCase()).toBe(alice.toLowerCase())
  system.stop()
})

test('behavior: a refusal is scripted, and time is moved', async () => {
  const { system, sees, server, clock } = open()
  server.script('nonce', server.refuse(503, 'unavailable'))
  system.send({ type: 'wallet.open' })
  await sees({ wallet: { status: 'choosing' } })
  system.send({ type: 'wallet.choose', id: 'w' })
  await sees({ wallet: { status: 'connected' } })
  system.send({ type: 'login.start' })
  await sees({
    login: { status: 'failed', failure: { code: 'login.nonceFailed' } },
    notifications: { items: [{ code: 'notice.loginFailed', open: true }] },
  })
  clock.advance(5_000)
  await sees({ notifications: { items: [{ open: false }] } })
  system.stop()
})

test('default: holdings and a balance are as a test says', async () => {
  const { system, sees } = open(({ server, setBalance }) => {
    server.setSession(alice)
    server.setHoldings({ holdings: { status: 'unavailable' } })
    setBalance(10n ** 30n)
  })
  await sees({
    session: { user: { holdings: { status: 'unavailable' } } },
    balance: { value: 10n ** 30n },
  })
  system.stop()
})

test.each(['native', 'token'] as const)(
  'default: a fee is paid, of kind %s; no in the wallet is a failure',
  async (kind) => {
    const { system, sees, wallet } = open(({ server }) =>
      server.setSession(alice),
    )
    await sees({ session: { status: 'signedIn' } })
    system.send({ type: 'wallet.open' })
    await sees({ wallet: { status: 'choosing' } })
    system.send({ type: 'wallet.choose', id: 'w' })
    await sees({ wallet: { status: 'connected' } })
    const { send } = wallet.on
    wallet.on.send = async () => {
      throw { code: 4001 }
    }
    const request = { id: 'fee', kind, amount: 9n, payer: alice }
    system.send({ type: 'payments.start', request })
    await sees({ payments: { fee: { failure: { code: 'payment.rejected' } } } })
    expect(wallet.sent).toEqual([])
    wallet.on.send = send
    system.send({ type: 'payments.retry', intent: 'fee' })
    await sees({ payments: { fee: { status: 'settled' } } })
    // Tokens are allowed first.
    expect(wallet.sent).toHaveLength(kind === 'token' ? 2 : 1)
    system.stop()
  },
)

test('default: the configuration is what the contract promises', () => {
  expect(ClubConfig.parse(fakeConfig)).toEqual(fakeConfig)
})
