import { expect, test, vi } from 'vitest'
import { openClub } from '../../dev/testing/openClub.ts'
import { walletFailure } from '../wallet/index.ts'
import { logFailures } from './logFailures.ts'

/** A club whose log is read. */
async function openLogged() {
  const lines: [string, Record<string, unknown>][] = []
  const log = {
    warn: (event: string, detail: Record<string, unknown>) => {
      lines.push([event, detail])
    },
  }
  return { ...(await openClub({ log })), lines }
}

test('default: a failed sign-in, with what the server answered', async () => {
  const { server, signIn, lines } = await openLogged()
  server.script('nonce', server.refuse(403, 'origin_refused'))
  await signIn()
  expect(lines).toEqual([
    [
      'login.failed',
      {
        stage: 'nonce',
        failure: expect.objectContaining({
          code: 'login.originRefused',
          refusal: { status: 403, code: 'origin_refused', reason: null },
        }),
      },
    ],
  ])
})

test('behavior: a wallet that fails', async () => {
  const { wallet, connect, lines } = await openLogged()
  wallet.on.connect = () => Promise.reject(new Error())
  await connect()
  expect(lines).toEqual([
    ['wallet.failed', { failure: walletFailure('wallet.unexpected') }],
  ])
})

test('behavior: a no in the wallet is told as what it is', async () => {
  const { wallet, signIn, lines } = await openLogged()
  wallet.on.sign = () => Promise.reject({ code: 4001 })
  await signIn()
  expect(lines).toEqual([
    [
      'login.rejected',
      {
        status: 'rejected',
        failure: expect.objectContaining({ code: 'login.rejected' }),
      },
    ],
  ])
})

test('behavior: a sign-out that is refused, and one that is not heard', async () => {
  const { server, send, signIn, lines } = await openLogged()
  await signIn()
  server.script('logout', server.refuse(503, 'unavailable'), 'down')
  await send({ type: 'session.signOut' })
  await send({ type: 'session.signOut' })
  expect(lines.map(([event]) => event)).toEqual([
    'session.signOutFailed',
    'session.signOutUnheard',
  ])
  expect(lines[0]?.[1]).toEqual({ status: 503 })
})

test('behavior: what went well is not written down', async () => {
  const { signIn, send, lines } = await openLogged()
  await signIn()
  await send({ type: 'session.signOut' })
  expect(lines).toEqual([])
})

test('behavior: a vote that was not counted, and no signature', () => {
  const lines: unknown[] = []
  const failure = { code: 'casting.refused', message: 'No.' }
  const vote = { signature: '0x11' }
  logFailures({ warn: (...line) => lines.push(line) }).hearFact({
    ...{ type: 'casting.uncounted', vote, failure, isOpen: true },
  } as never)
  const detail = { failure, isOpen: true }
  expect(lines).toEqual([['casting.uncounted', detail]])
})

test('behavior: amounts are texts, so that a line can be JSON', () => {
  const lines: unknown[] = []
  const { hearFact: hear } = logFailures({
    warn: (...line) => lines.push(line),
  })
  const failure = { code: 'payment.rejected', message: 'No.' } as const
  const request = { id: 'fee1', kind: 'native', amount: 1n } as never
  hear({ type: 'payment.failed', request, failure })
  hear({
    type: 'payment.refused',
    request,
    busyWith: request,
    message: 'Busy.',
  })
  const fee = { id: 'fee1', kind: 'native', amount: '1' }
  expect(lines).toEqual([
    ['payment.failed', { request: fee, failure }],
    ['payment.refused', { request: fee, busyWith: fee, message: 'Busy.' }],
  ])
  expect(() => JSON.stringify(lines)).not.toThrow()
})

test('behavior: a machine that stands at a failure is written down once', async () => {
  const { signIn, send, lines } = await openLogged()
  await signIn()
  await send({ type: 'proposing.start', draft: 'draft1' })
  const line = [
    'proposing.failed',
    {
      status: 'offline',
      failure: expect.objectContaining({ code: 'proposing.unreachable' }),
    },
  ]
  expect(lines).toEqual([line])
  await send({ type: 'balance.refetch' })
  expect(lines).toEqual([line])
  await send({ type: 'proposing.retry' })
  expect(lines).toEqual([line, line])
})

test('error: a log that throws takes nothing from the page', async () => {
  const thrown: unknown[] = []
  const take = (error: unknown) => thrown.push(error)
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', take)
  const full = new Error('The disk is full')
  const warn = () => {
    throw full
  }
  try {
    const { wallet, connect, view, toasts } = await openClub({ log: { warn } })
    wallet.on.connect = () => Promise.reject(new Error())
    await connect()
    expect(view().wallet.status).toBe('failed')
    expect(toasts()).toContain('Connection Error')
    await vi.waitFor(() => expect(thrown).toEqual([full]))
  } finally {
    process.off('uncaughtException', take)
    for (const other of others) process.on('uncaughtException', other)
  }
})

test('behavior: a failure that stays over views and states is said once', () => {
  const lines: unknown[] = []
  const { hearView } = logFailures({ warn: (...line) => lines.push(line) })
  const at = (status: string, code: string | null) =>
    hearView({
      swapping: { status, failure: code && { code } },
    } as never)
  at('reviewing', 'swapping.gone')
  at('reviewing', 'swapping.gone')
  at('opening', 'swapping.gone')
  expect(lines).toHaveLength(1)
  at('opening', null)
  at('opening', 'swapping.gone')
  at('opening', 'swapping.refused')
  expect(lines).toHaveLength(3)
})
