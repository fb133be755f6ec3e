import { expect, test } from 'vitest'
import { settled } from '../../dev/testing/settled.ts'
import { MachineAbsentError } from '../errors.ts'
import { alice, bob, fakeClub } from '../testing/index.ts'
import { createSystem } from './index.ts'
import { createSystemActors } from './system.actors.ts'

const request = {
  id: 'fee',
  kind: 'native' as const,
  amount: 1n,
  payer: alice,
}

/** A signed-in club; `admin` is where fees go, `null` never answers. */
async function open(admin: string | null = null) {
  const club = fakeClub()
  const { fetch } = club.ports
  const system = createSystem({
    actors: createSystemActors({
      ...club.ports,
      fetch: async (url, init) => {
        if (!url.includes('primary-wallet')) return fetch(url, init)
        if (admin === null) await new Promise<never>(() => {})
        return new Response(JSON.stringify({ address: admin }))
      },
    }),
    clock: club.clock,
  }).start()
  const send = async (event: Parameters<typeof system.send>[0]) => {
    system.send(event)
    await settled()
  }
  await settled()
  await send({ type: 'wallet.open' })
  await send({ type: 'wallet.choose', id: 'w' })
  await send({ type: 'login.start' })
  await send({ type: 'login.sign' })
  expect(system.getSnapshot().session.status).toBe('signedIn')
  const view = () => system.getSnapshot().payments.fee
  return { ...club, system, send, view }
}

test('default: a payment that comes late is reached and heard', async () => {
  const { send, view, system } = await open(alice.toLowerCase())
  expect(view()).toBeUndefined()
  const balances: string[] = []
  system.subscribe(({ balance }) => balances.push(balance.status))
  await send({ type: 'payments.start', request })
  // The payer is the primary admin: exempt, settled at once (R6.3).
  expect(view()).toMatchObject({
    status: 'settled',
    result: { hash: 'admin-exempt', exempt: true },
  })
  expect(balances).toContain('loading')
  await send({ type: 'payments.dismiss', intent: 'fee' })
  expect(view()).toBeUndefined()
})

test('behavior: another account stops it', async () => {
  const { send, view, wallet } = await open()
  await send({ type: 'payments.start', request })
  expect(view()?.status).toBe('lookingUpAdmin')
  wallet.switchTo(bob)
  await settled()
  expect(view()).toMatchObject({ status: 'failed' })
})

test('behavior: a session that ends stops it', async () => {
  const { send, view } = await open()
  await send({ type: 'payments.start', request })
  await send({ type: 'session.signOut' })
  expect(view()).toMatchObject({ status: 'failed' })
})

test('error: what cannot begin a machine is a defect while it is not there', async () => {
  const { system } = await open()
  for (const type of ['casting.celebrated', 'nobody.asks', 'toString.x'])
    expect(() => system.send({ type } as never)).toThrow(MachineAbsentError)
})

test('behavior: to give up what is not there is no defect', async () => {
  const { system, view } = await open()
  const before = view()
  for (const type of [
    'payments.cancel',
    'proposing.cancel',
    'swapping.cancel',
    'administering.back',
  ])
    system.send({ type } as never)
  expect(view()).toEqual(before)
})

test('behavior: one fee that is given up while the code comes leaves the other', async () => {
  const { system } = await open()
  system.send({ type: 'payments.start', request })
  const other = { ...request, id: 'other' }
  system.send({ type: 'payments.start', request: other })
  system.send({ type: 'payments.cancel', intent: request.id })
  await settled()
  const { fee, other: left } = system.getSnapshot().payments
  const failure = { code: 'payment.cancelled' }
  expect(fee).toMatchObject({ status: 'failed', failure })
  // One prompt at a time: it is said, and may be tried again.
  expect(left?.status).toBe('refused')
})
