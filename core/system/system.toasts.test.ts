import { describe, expect, test } from 'vitest'
import type { LoginFailureCode, LoginStage } from '../login/index.ts'
import type { WalletFailureCode } from '../wallet/index.ts'
import { type Situation, type SystemFact, toastFor } from './index.ts'
import { signedIn, walletNotConnected } from './system.toasts.ts'

const address = `0x${'a'.repeat(40)}` as const
const user = { address, holdings: { status: 'fresh' as const } }
const visitor: Situation = {
  departure: 'staying',
  isWalletAttached: true,
  isSignedIn: false,
  isGreetingDue: false,
  isUnheard: false,
}
const said = (fact: SystemFact, situation: Partial<Situation> = {}) => {
  const toast = toastFor(fact, { ...visitor, ...situation })
  return toast && `${toast.title} / ${toast.body}`
}
const connected = (silent: boolean): SystemFact => ({
  type: 'wallet.connected',
  silent,
  address,
  chainId: 25,
  connectorId: 'w',
  name: 'W',
})
const walletFailed = (code: WalletFailureCode): SystemFact => ({
  type: 'wallet.failed',
  failure: { code, message: 'Why.' },
})
const loginFailed = (
  stage: LoginStage,
  code: LoginFailureCode,
): SystemFact => ({
  type: 'login.failed',
  stage,
  failure: { code, message: 'Why.', advice: '' },
})
const ended = (by: 'user' | 'server' | 'elsewhere'): SystemFact => ({
  type: 'session.ended',
  by,
})
const disconnected = (by: 'user' | 'provider'): SystemFact => ({
  type: 'wallet.disconnected',
  by,
})
const goodbye = 'Wallet Disconnected / You have been signed out successfully.'
const signedOut = /^Signed Out \/ .+\.$/

describe('wallet', () => {
  test('default: connected (R8.2)', () => {
    expect(said(connected(false))).toBe(
      'Wallet Connected / Please sign the message to authenticate.',
    )
  })

  test('behavior: nothing to sign, or nobody asked: nothing to say', () => {
    expect(said(connected(true))).toBeNull()
    expect(said(connected(false), { isSignedIn: true })).toBeNull()
  })

  test.each<[WalletFailureCode, string | null]>([
    [
      'wallet.notFound',
      'No Wallet Found / Please install MetaMask or another compatible wallet.',
    ],
    ['wallet.unexpected', 'Connection Error / Why.'],
    ['wallet.requestPending', 'Connection Error / Why.'],
    ['wallet.rejected', null],
  ])('error: %s (R5.3, R8.2, R8.3)', (code, text) => {
    expect(said(walletFailed(code))).toBe(text)
  })

  test('error: the chain was not switched', () => {
    const failed = (code: WalletFailureCode) =>
      said({
        type: 'wallet.chainSwitchFailed',
        failure: { code, message: 'Why.' },
      })
    expect(failed('wallet.unexpected')).toBe('Connection Error / Why.')
    expect(failed('wallet.rejected')).toBeNull()
  })

  test('error: not disconnected (R8.2)', () => {
    expect(
      said({
        type: 'wallet.disconnectFailed',
        failure: { code: 'wallet.unexpected', message: 'Why.' },
      }),
    ).toBe('Disconnect Error / Error disconnecting wallet. Please try again.')
  })
})

describe('login', () => {
  test('default: rejected in the wallet (R8.2)', () => {
    expect(said({ type: 'login.rejected' })).toBe(
      'Sign-In Cancelled / You cancelled the signature request. Please try again to sign in.',
    )
  })

  test.each<[LoginStage, LoginFailureCode, string]>([
    ['nonce', 'login.nonceFailed', 'Login Failed / Why.'],
    ['nonce', 'login.nonceMissing', 'Login Failed / Why.'],
    ['nonce', 'login.rateLimited', 'Login Failed / Why.'],
    ['nonce', 'login.unexpected', 'Login Failed / Why.'],
    ['verification', 'login.network', 'Login Failed / Why.'],
    ['verification', 'login.timeout', 'Login Failed / Why.'],
    ['signature', 'login.signatureFailed', 'Sign-In Failed / Why.'],
    ['signature', 'login.walletConnection', 'Sign-In Failed / Why.'],
    ['signature', 'login.expired', 'Sign-In Failed / Why.'],
    ['verification', 'login.refused', 'Sign-In Failed / Why.'],
    ['verification', 'login.rateLimited', 'Sign-In Failed / Why.'],
    ['verification', 'login.answerLost', 'Sign-In Failed / Why.'],
  ])('error: %s, %s', (stage, code, text) => {
    expect(said(loginFailed(stage, code))).toBe(text)
  })

  test('behavior: without a wallet (R5.1)', () => {
    expect(walletNotConnected).toMatchObject({
      title: 'Wallet Not Connected',
      body: 'Please connect your wallet first.',
    })
  })
})

describe('session', () => {
  test('behavior: greeted after the reload alone (R4.5)', () => {
    const opened: SystemFact = { type: 'session.opened', user }
    const greeting =
      'Signed In Successfully / You are now signed in with your Cronos wallet.'
    expect(said(opened)).toBeNull()
    expect(said(opened, { isGreetingDue: true })).toBe(greeting)
    expect(`${signedIn.title} / ${signedIn.body}`).toBe(greeting)
  })

  test('behavior: the door decides the word', () => {
    expect(said(disconnected('user'), { departure: 'byIcon' })).toBe(goodbye)
    expect(said(disconnected('user'), { departure: 'byMenu' })).toMatch(
      signedOut,
    )
  })

  test('behavior: nobody is told of an end that the server has not heard of', () => {
    const unheard = { isUnheard: true, isWalletAttached: false } as const
    for (const [departure, title] of [
      ['byMenu', 'Signed Out'],
      ['byIcon', 'Wallet Disconnected'],
    ] as const)
      expect(said(ended('user'), { departure, ...unheard })).toBe(
        `${title} / You are signed out here. The server was out of reach, and is told once it answers.`,
      )
    const heard: SystemFact = { type: 'session.signOutHeard', address }
    expect(said({ ...heard, type: 'session.signOutUnheard' })).toBeNull()
    expect(said(heard, unheard)).toBe(
      'Sign-Out Finished / The server has ended your session.',
    )
  })

  test('behavior: one word, after the wallet where there is one', () => {
    expect(said(ended('user'), { departure: 'byMenu' })).toBeNull()
    const alone = { isWalletAttached: false } as const
    expect(said(ended('user'), { departure: 'byMenu', ...alone })).toMatch(
      signedOut,
    )
    expect(said(ended('user'), { departure: 'byIcon', ...alone })).toBe(goodbye)
  })

  test('behavior: what nobody asked for here is not said here', () => {
    expect(said(ended('server'))).toBeNull()
    expect(said(ended('elsewhere'), { isWalletAttached: false })).toBeNull()
    expect(said(disconnected('provider'))).toBeNull()
  })

  test('error: the session stands (R8.2)', () => {
    expect(said({ type: 'session.signOutFailed', status: 503 })).toMatch(
      /^Sign-Out Failed \/ .+still signed in.+\.$/,
    )
  })
})

test('behavior: code that did not come is told', () => {
  expect(said({ type: 'machine.notLoaded', id: 'payments' })).toBe(
    'Connection Error / A part of this page did not load. Check your connection and try again.',
  )
  expect(said({ type: 'machine.arrived', id: 'payments' })).toBeNull()
})

test('behavior: a fee that is refused is told what comes first', () => {
  const request = {
    id: 'b',
    kind: 'native',
    amount: 1n,
    payer: address,
  } as const
  const message = 'Busy with “Feed the reef”.'
  const fact = { type: 'payment.refused', request, busyWith: request } as const
  expect(said({ ...fact, message })).toBe(`Payment Under Way / ${message}`)
})

describe('codes', () => {
  const toast = (fact: SystemFact, situation: Partial<Situation> = {}) => {
    const { code, reason } = toastFor(fact, { ...visitor, ...situation }) ?? {}
    return { code, ...(reason && { reason }) }
  }

  test('default: what it says', () => {
    expect(toast(connected(false))).toEqual({ code: 'notice.walletConnected' })
    expect(toast({ type: 'login.rejected' })).toEqual({
      code: 'notice.signInCancelled',
    })
    expect(signedIn.code).toBe('notice.signedIn')
    expect(walletNotConnected.code).toBe('notice.walletNotConnected')
  })

  test('error: and whose words the body is', () => {
    expect(toast(walletFailed('wallet.unexpected'))).toEqual({
      code: 'notice.connectionError',
      reason: 'wallet.unexpected',
    })
    expect(toast(loginFailed('nonce', 'login.network'))).toEqual({
      code: 'notice.loginFailed',
      reason: 'login.network',
    })
    expect(
      toast(disconnected('user'), { isUnheard: true, departure: 'byMenu' }),
    ).toEqual({ code: 'notice.signedOut', reason: 'session.signOutUnheard' })
  })
})
