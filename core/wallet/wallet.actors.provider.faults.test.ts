import { getAddress } from 'viem'
import { expect, expectTypeOf, test } from 'vitest'
import { describeChain, walletId as id } from '../../dev/testing/walletPage.ts'
import { safeStorage } from '../ports/storage.ts'
import { alice, bob, deferred, fakeClock, flush } from '../testing/index.ts'
import type { WalletEvent } from './index.ts'
import {
  createProviderPort,
  type TellingProvider,
} from './wallet.actors.provider.ts'

const [holder, whale] = [getAddress(alice), getAddress(bob)]
const refusal = (code: number) =>
  Object.assign(new Error(`As ${code} says.`), { code })

/** A port over a provider that a test plays. */
function play(handle: (method: string) => unknown = () => undefined) {
  const clock = fakeClock()
  const listeners = new Map<string, (told: unknown) => void>()
  const state = { account: holder as string, chainId: '0x19' }
  const port = createProviderPort({
    clock,
    storage: safeStorage(),
    chain: describeChain('https://node.test'),
    wallet: { id, name: 'Alpha' },
    load: async () => ({
      on: (event: string, hear: (told: unknown) => void) =>
        listeners.set(event, hear),
      removeListener: (event: string) => listeners.delete(event),
      request: async ({ method }: { method: string }) => {
        const own = handle(method)
        if (own !== undefined) return own
        if (method === 'eth_chainId') return state.chainId
        return state.account ? [state.account] : []
      },
    }),
  })
  const heard: WalletEvent[] = []
  const watch = () => port.watchAccount(id, (event) => heard.push(event))
  const tell = (event: string, told?: unknown) => listeners.get(event)?.(told)
  return { port, clock, state, heard, watch, tell, listeners }
}
const stays = () => false
const never = new Promise(() => {})

test('behavior: a wallet that never answers that it is let go is gone after 2 s', async () => {
  const { port, clock } = play((method) =>
    method === 'wallet_revokePermissions' ? never : undefined,
  )
  await port.connect(id, stays)
  const gone = port.disconnect(id)
  await expect.poll(clock.pending).toEqual([2_000])
  clock.advance(2_000)
  expect(await gone).toEqual({ ok: true, value: null })
  await expect(port.readAccount()).rejects.toMatchObject({ code: 4900 })
})

test('behavior: given up, asked again and refused, then said yes to: let go', async () => {
  const prompt = deferred<string[]>()
  let asked = 0
  const { port } = play((method) => {
    if (method !== 'eth_requestAccounts') return undefined
    asked += 1
    if (asked === 1) return prompt.promise
    throw refusal(-32002)
  })
  const first = port.connect(id, () => true)
  expect(await port.connect(id, stays)).toMatchObject({
    failure: { code: 'wallet.requestPending' },
  })
  prompt.resolve([])
  expect(await first).toMatchObject({ ok: false })
  await expect(port.readAccount()).rejects.toMatchObject({ code: 4900 })
})

test('behavior: given up, and another connect has it: it stays', async () => {
  const prompt = deferred<string[]>()
  let asked = 0
  const { port } = play((method) => {
    if (method !== 'eth_requestAccounts') return undefined
    asked += 1
    return asked === 1 ? prompt.promise : []
  })
  const first = port.connect(id, () => true)
  expect(await port.connect(id, stays)).toMatchObject({ ok: true })
  prompt.resolve([])
  await first
  expect(await port.readAccount()).toMatchObject({ chainId: 25 })
})

test('behavior: let go while it was being taken back: it is not', async () => {
  const answer = deferred<string[]>()
  const { port } = play((method) =>
    method === 'eth_accounts' ? answer.promise : undefined,
  )
  const back = port.reconnect(id)
  await flush()
  await port.disconnect(id)
  answer.resolve([holder])
  expect(await back).toMatchObject({ failure: { code: 'wallet.disconnected' } })
  await expect(port.readAccount()).rejects.toMatchObject({ code: 4900 })
})

test('behavior: what changed before anybody listened is told', async () => {
  const { port, state, heard, watch } = play()
  await port.connect(id, stays)
  state.account = whale
  watch()
  await expect
    .poll(() => heard)
    .toEqual([{ type: 'account.changed', address: whale }])
})

test('behavior: a node that is away for a moment is no wallet that left', async () => {
  const { port, heard, watch, tell, state } = play()
  await port.connect(id, stays)
  const stop = watch()
  tell('disconnect', { code: 1013 })
  await port.readAccount()
  expect(heard).toEqual([])
  state.account = ''
  tell('disconnect', { code: 1013 })
  await expect.poll(() => heard).toEqual([{ type: 'provider.disconnected' }])
  await expect(port.readAccount()).rejects.toMatchObject({ code: 4900 })
  stop()
})

test('error: what cannot be read is asked for', async () => {
  const { port, heard, watch, tell, state, listeners } = play()
  await port.connect(id, stays)
  const stop = watch()
  state.chainId = '0x1'
  tell('chainChanged', 'eip155:1')
  await expect
    .poll(() => heard)
    .toEqual([{ type: 'chain.changed', chainId: 1 }])
  state.account = whale
  tell('accountsChanged', ['eip155:1:0x'])
  await expect
    .poll(() => heard.at(-1))
    .toEqual({
      type: 'account.changed',
      address: whale,
    })
  tell('accountsChanged')
  await port.readAccount()
  expect(heard).toHaveLength(2)
  stop()
  expect(listeners.size).toBe(0)
})

test('default: a provider that types what it is asked fits', () => {
  interface Typed {
    on<Event extends 'chainChanged' | 'disconnect'>(
      event: Event,
      hear: (told: Event) => void,
    ): this
    removeListener(event: 'chainChanged', hear: () => void): this
    request<T>(call: {
      method: string
      params?: unknown[] | object
    }): Promise<T>
  }
  expectTypeOf<Typed>().toExtend<TellingProvider>()
})
