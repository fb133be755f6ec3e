import { expect, test } from 'vitest'
import { type AnyActorRef, fromPromise } from 'xstate'
import {
  alice,
  bob,
  scriptedClub,
  settled,
} from '../../dev/testing/scriptedClub.ts'
import {
  type PaymentActors,
  type PaymentOutcome,
  type PaymentRequest,
  paymentMachine,
  type SentPayment,
  toPaymentView,
} from '../payment/index.ts'
import { createSystem } from './index.ts'
import { createSystemActors } from './system.actors.ts'

const request = {
  id: 'fee',
  kind: 'native' as const,
  amount: 1n,
  payer: alice,
}
type Looked = PaymentOutcome<`0x${string}`>

const forever = () => new Promise<never>(() => {})

/** A signed-in club on a page that pays; the admin is looked up for ever. */
async function open(actors: Partial<PaymentActors> = {}) {
  const club = scriptedClub()
  let payment: AnyActorRef | undefined
  const system = createSystem({
    actors: createSystemActors(club.ports),
    clock: club.clock,
    inspect: ({ actorRef }) => {
      const { id } = actorRef as AnyActorRef
      if (id === 'payment') payment = actorRef as AnyActorRef
    },
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
  await send({
    type: 'payment.attach',
    logic: paymentMachine.provide({
      actors: {
        readSent: fromPromise<SentPayment | null, { id: string | null }>(
          async () => null,
        ),
        lookUpAdmin: fromPromise<Looked, { request: PaymentRequest }>(forever),
        ...actors,
      },
    }),
  })
  expect(system.getSnapshot().session.status).toBe('signedIn')
  const view = () => payment && toPaymentView(payment.getSnapshot())
  return { ...club, system, send, view }
}

test('default: a payment that came later is reached and heard', async () => {
  const { send, view, system } = await open({
    lookUpAdmin: fromPromise<Looked, { request: PaymentRequest }>(async () => ({
      ok: true,
      value: alice,
    })),
  })
  const balances: string[] = []
  system.subscribe(({ balance }) => balances.push(balance.status))
  await send({ type: 'payment.start', request })
  // The payer is the primary admin: exempt, settled at once (R6.3).
  expect(view()).toMatchObject({
    status: 'settled',
    result: { hash: 'admin-exempt', exempt: true },
  })
  expect(balances).toContain('loading')
  await send({ type: 'payment.dismiss' })
  expect(view()?.status).toBe('idle')
})

test('behavior: another account stops it', async () => {
  const { send, view, wallet } = await open()
  await send({ type: 'payment.start', request })
  expect(view()?.status).toBe('lookingUpAdmin')
  wallet.switchTo(bob)
  await settled()
  expect(['failed', 'idle']).toContain(view()?.status)
})

test('behavior: a session that ends stops it', async () => {
  const { send, view } = await open()
  await send({ type: 'payment.start', request })
  await send({ type: 'session.signOut' })
  expect(['failed', 'idle']).toContain(view()?.status)
})

test('behavior: attached once, and unheard before that', async () => {
  const { send, view } = await open()
  await send({ type: 'payment.start', request })
  await send({ type: 'payment.attach', logic: paymentMachine })
  expect(view()?.status).toBe('lookingUpAdmin')
  const bare = createSystem({
    actors: createSystemActors(scriptedClub().ports),
  }).start()
  expect(() => bare.send({ type: 'payment.start', request })).not.toThrow()
  bare.stop()
})
