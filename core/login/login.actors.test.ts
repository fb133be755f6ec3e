import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { NetworkError } from '../errors.ts'
import { fakeClock } from '../testing/index.ts'
import type { SignInMessage } from './index.ts'
import { createLoginActors } from './login.actors.ts'

const account = privateKeyToAccount(`0x${'7'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'8'.repeat(64)}`)
const user = {
  address: account.address.toLowerCase(),
  holdings: { status: 'fresh' as const },
}

function set(parts: { api?: object; signer?: object } = {}) {
  const clock = fakeClock(1_000)
  const api = {
    nonce: vi.fn(async () => ({ nonce: 'abcdefgh' })),
    verify: vi.fn(async () => user),
    me: vi.fn(async () => user),
    serverTime: () => Date.UTC(2026, 10, 21),
    ...parts.api,
  }
  const signer = {
    sign: vi.fn((message: string) => account.signMessage({ message })),
    readAccount: vi.fn(async () => ({ address: account.address, chainId: 25 })),
    ...parts.signer,
  }
  const origin = 'http://club.test'
  const actors = createLoginActors({ api, signer, origin, clock })
  const ask = (logic: AnyActorLogic, input?: unknown) =>
    toPromise(createActor(logic, { input }).start())
  const message: SignInMessage = {
    address: account.address,
    text: 'the text',
    expiresAt: 2_000,
  }
  return { actors, api, signer, clock, ask, message }
}
const throwing = (error: unknown) => async () => {
  throw error
}

describe('requestNonce', () => {
  const input = { address: user.address, previous: null }

  test('default: the text for this page, this account, the server time', async () => {
    const { actors, ask } = set()
    expect(await ask(actors.requestNonce, input)).toMatchObject({
      kind: 'ready',
      message: {
        address: user.address,
        expiresAt: 1_000 + 290_000,
        text: expect.stringMatching(
          `club.test wants you.*\n${account.address}\n(.*\n)+Nonce: abcdefgh\nIssued At: 2026-11-21T00:00:00.000Z$`,
        ),
      },
    })
  })

  test('behavior: an unspent message is used again while it lives', async () => {
    const { actors, ask, api, message, clock } = set()
    const again = { address: account.address, previous: message }
    expect(await ask(actors.requestNonce, again)).toEqual({
      kind: 'ready',
      message,
    })
    expect(api.nonce).not.toHaveBeenCalled()
    await ask(actors.requestNonce, { ...again, address: other.address })
    clock.advance(1_000)
    await ask(actors.requestNonce, again)
    expect(api.nonce).toHaveBeenCalledTimes(2)
  })

  test('error: a failure is data', async () => {
    const { actors, ask } = set({
      api: { nonce: throwing(new NetworkError()) },
    })
    expect(await ask(actors.requestNonce, input)).toMatchObject({
      kind: 'failed',
      failure: { code: 'login.network' },
    })
  })

  test('error: a defect stays a defect', async () => {
    const { actors, ask } = set({ api: { nonce: throwing(new Error('bug')) } })
    await expect(ask(actors.requestNonce, input)).rejects.toThrow('bug')
  })
})

describe('sign', () => {
  test('default', async () => {
    const { actors, ask, message } = set()
    const outcome = await ask(actors.sign, message)
    expect(outcome.kind).toBe('signed')
    expect(
      await verifyMessage({
        address: account.address,
        message: message.text,
        signature: outcome.signature,
      }),
    ).toBe(true)
  })

  test('behavior: an old message opens no wallet', async () => {
    const { actors, ask, message, clock, signer } = set()
    clock.advance(1_000)
    expect(await ask(actors.sign, message)).toEqual({ kind: 'stale' })
    expect(signer.sign).not.toHaveBeenCalled()
  })

  test('behavior: signed too late is expired', async () => {
    const { actors, ask, message, clock } = set({
      signer: {
        sign: async () => {
          clock.advance(1_000)
          return '0x11'
        },
      },
    })
    expect(await ask(actors.sign, message)).toMatchObject({
      kind: 'failed',
      failure: { code: 'login.expired' },
    })
  })

  test('behavior: given up before the wallet opened', async () => {
    let release = () => {}
    const { actors, message, signer } = set({
      signer: {
        readAccount: () =>
          new Promise((resolve) => {
            release = () => resolve({ address: account.address, chainId: 25 })
          }),
      },
    })
    const actor = createActor(actors.sign, { input: message }).start()
    actor.stop()
    release()
    await new Promise(setImmediate)
    expect(signer.sign).not.toHaveBeenCalled()
  })

  test.each(['before', 'after'])(
    'behavior: another account %s the signature',
    async (when) => {
      const ours = { address: account.address, chainId: 25 }
      const theirs = { address: other.address, chainId: 25 }
      const readAccount = vi.fn(async () => theirs)
      if (when === 'after') readAccount.mockResolvedValueOnce(ours)
      const { actors, ask, message, signer } = set({ signer: { readAccount } })
      expect(await ask(actors.sign, message)).toEqual({
        kind: 'accountChanged',
        walletShows: other.address,
      })
      expect(signer.sign).toHaveBeenCalledTimes(when === 'after' ? 1 : 0)
    },
  )

  const connection =
    'Wallet connection issue. Please refresh the page and try connecting again.'
  test('error: the account or chain id cannot be read (R8.2)', async () => {
    const { actors, ask, message } = set({
      signer: { readAccount: throwing(new Error('no connector')) },
    })
    expect(await ask(actors.sign, message)).toMatchObject({
      failure: { code: 'login.walletConnection', message: connection },
    })
  })

  test('error: a rejection is data (4001)', async () => {
    const { actors, ask, message } = set({
      signer: { sign: throwing({ code: 4001 }) },
    })
    expect(await ask(actors.sign, message)).toEqual({ kind: 'rejected' })
  })
})

describe('verify', () => {
  const proof = { address: account.address, message: 'm', signature: '0x11' }
  const verify = (error: unknown) => {
    const { actors, ask } = set({ api: { verify: throwing(error) } })
    return ask(actors.verify, proof)
  }

  test('default', async () => {
    const { actors, ask, api } = set()
    expect(await ask(actors.verify, proof)).toEqual({ kind: 'signedIn', user })
    expect(api.verify).toHaveBeenCalledWith(
      { message: 'm', signature: '0x11' },
      expect.anything(),
    )
  })

  test('error: signed in as somebody else', async () => {
    const { actors, ask } = set({
      api: { verify: async () => ({ ...user, address: other.address }) },
    })
    expect(await ask(actors.verify, proof)).toMatchObject({ kind: 'failed' })
  })

  test('error: a failure is data', async () => {
    expect(await verify(new NetworkError())).toMatchObject({
      kind: 'retryable',
      isLost: true,
    })
  })

  test('error: a defect stays a defect', async () => {
    await expect(verify(new Error('bug'))).rejects.toThrow('bug')
  })
})

test('readMe: default', async () => {
  const { actors, ask, api } = set()
  expect(await ask(actors.readMe)).toEqual(user)
  expect(api.me).toHaveBeenCalledTimes(1)
})
