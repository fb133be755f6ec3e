import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import {
  type AnyActorLogic,
  createActor,
  fromCallback,
  toPromise,
} from 'xstate'
import { HttpError, NetworkError } from '../errors.ts'
import type { HttpCall } from '../http/index.ts'
import { administering as words } from '../messages/pages/administering.ts'
import { createAdministeringActors } from './administering.actors.ts'
import { reason, revoke } from './administering.fixture.ts'

const account = privateKeyToAccount(`0x${'7'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'8'.repeat(64)}`)
const by = account.address.toLowerCase() as `0x${string}`

const refused = (status: number, code: string) =>
  new HttpError({
    status,
    statusText: '',
    body: JSON.stringify({ error: `No: ${code}.`, code }),
  })
const throwing = (error: unknown) => async () => {
  throw error
}

function set(parts: { send?: () => Promise<unknown>; signer?: object } = {}) {
  const calls: HttpCall[] = []
  const transport = {
    async send(call: HttpCall) {
      calls.push(call)
      const json = await (parts.send ?? (async () => ({ ended: 2 })))()
      return { status: 200, json }
    },
  }
  const api = {
    nonce: vi.fn(async () => ({ nonce: 'abcdefgh' })),
    serverTime: () => Date.UTC(2026, 10, 21),
  }
  const signer = {
    sign: vi.fn((message: string) => account.signMessage({ message })),
    readAccount: async () => ({ address: account.address, chainId: 25 }),
    ...parts.signer,
  }
  const links = fromCallback<{ type: 'session.doubt' }>(() => {})
  const origin = 'http://club.test'
  const actors = createAdministeringActors({
    ...{ transport, api, signer, origin, links },
  })
  const ask = (logic: AnyActorLogic, input: unknown) =>
    toPromise(createActor(logic, { input }).start())
  return { actors, api, signer, calls, ask }
}

describe('send', () => {
  const input = { act: revoke, reason, key: 'one.1' }

  test('default: the call as it is named, with the reason and its name', async () => {
    const { actors, ask, calls } = set()
    expect(await ask(actors.send, input)).toEqual({
      kind: 'done',
      answer: { ended: 2 },
    })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: revoke.path,
        body: { ...revoke.body, reason },
        key: 'one.1',
      },
    ])
  })

  test('behavior: a signature that is missing is no failure', async () => {
    const send = throwing(refused(403, 'fresh_signature_needed'))
    const { actors, ask } = set({ send })
    expect(await ask(actors.send, input)).toEqual({ kind: 'unsigned' })
  })

  test.each([
    [new NetworkError(new Error('down')), 'administering.unreachable'],
    [refused(401, 'not_signed_in'), 'administering.signedOut'],
    [refused(403, 'not_admin'), 'administering.notAdmin'],
    [refused(429, 'rate_limited'), 'administering.rateLimited'],
    [refused(500, 'internal'), 'administering.serverFailed'],
    [refused(409, 'already_flagged'), 'administering.refused'],
  ])('error: %s is %s', async (error, code) => {
    const { actors, ask } = set({ send: throwing(error) })
    expect(await ask(actors.send, input)).toMatchObject({
      kind: 'failure',
      failure: { code },
    })
  })

  test('error: a refusal keeps the words of the server', async () => {
    const send = throwing(refused(409, 'already_flagged'))
    const { actors, ask } = set({ send })
    expect(await ask(actors.send, input)).toMatchObject({
      failure: { message: 'No: already_flagged.', refusal: 'already_flagged' },
    })
  })
})

describe('sign', () => {
  const input = { by, chainId: 25 }

  test('default: a message of its own statement, for this page and account', async () => {
    const { actors, ask } = set()
    const outcome = (await ask(actors.sign, input)) as {
      proof: { message: string; signature: string }
    }
    const { message, signature } = outcome.proof
    expect(message).toMatch(/^club\.test wants you.*\n0x/)
    expect(message.split('\n')[1]).toBe(account.address)
    expect(message.split('\n')[3]).toBe(words.statement)
    expect(signature).toBe(await account.signMessage({ message }))
  })

  test.each([
    ['no wallet', { readAccount: throwing(new Error('none')) }, 'noWallet'],
    [
      'another account',
      {
        readAccount: async () => ({ address: other.address, chainId: 25 }),
      },
      'accountChanged',
    ],
    [
      'another chain',
      {
        readAccount: async () => ({ address: account.address, chainId: 1 }),
      },
      'wrongChain',
    ],
  ])('error: %s is asked for nothing', async (_, signer, kind) => {
    const { actors, ask, api } = set({ signer })
    expect(await ask(actors.sign, input)).toMatchObject({ kind })
    expect(api.nonce).not.toHaveBeenCalled()
  })

  test.each([
    [{ code: 4001 }, 'administering.rejected'],
    [{ cause: { code: 4001 } }, 'administering.rejected'],
    [new Error('broken'), 'administering.notSigned'],
  ])('error: the wallet throws %o', async (error, code) => {
    const { actors, ask } = set({ signer: { sign: throwing(error) } })
    expect(await ask(actors.sign, input)).toMatchObject({ failure: { code } })
  })
})

describe('prove', () => {
  const input = { message: 'm', signature: '0x12' }

  test('default: exactly message and signature', async () => {
    const { actors, ask, calls } = set()
    expect(await ask(actors.prove, input)).toEqual({ kind: 'proved' })
    expect(calls).toMatchObject([{ path: '/api/admin/elevation', body: input }])
  })

  test.each([
    [refused(403, 'elevation_refused'), 'administering.signatureRefused'],
    [refused(503, 'cannot_verify_now'), 'administering.notChecked'],
  ])('error: %s is %s', async (error, code) => {
    const { actors, ask } = set({ send: throwing(error) })
    expect(await ask(actors.prove, input)).toMatchObject({ failure: { code } })
  })
})
