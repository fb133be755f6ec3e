import type { SessionView } from '@narwhal-club/core/session'
import type { WalletView } from '@narwhal-club/core/wallet'
import { expect, test } from 'vitest'
import { accountState } from './accountState.ts'

const address = '0x8F3A7be21D90c46a55E8F0137BA6429dE50bc41D' as const
const lower = address.toLowerCase() as typeof address
const other = '0x2D19aa08d09E41B2aa08d09E41B2aa08d09E8E07' as const
const option = { id: 'harbour', name: 'Harbour', remembered: false }
const nobody = { userAddress: null, isAuthenticated: false, isAdmin: false }
const somebody = { userAddress: lower, isAuthenticated: true, isAdmin: false }
const user = { address: lower, holdings: { status: 'unavailable' as const } }

const away: WalletView = { status: 'disconnected', phase: 'disconnected' }
const account = { phase: 'connected', option, address, chainId: 25 } as const
const connected: WalletView = { status: 'connected', ...account }
const signedOut: SessionView = { status: 'signedOut', session: nobody }
const signedIn: SessionView = { status: 'signedIn', session: somebody, user }

test('default', () => {
  expect(accountState(away, signedOut)).toEqual({ kind: 'visitor' })
})

test('parameters: a wallet without a session', () => {
  expect(accountState(connected, signedOut)).toEqual({
    kind: 'connected',
    address,
  })
  for (const status of ['wrongChain', 'switchingChain', 'addingChain'] as const)
    expect(accountState({ status, ...account }, signedOut).kind).toBe(
      'wrongNetwork',
    )
  const { phase: _, ...rest } = account
  expect(
    accountState(
      { status: 'connecting', phase: 'connecting', slow: false, ...rest },
      signedOut,
    ),
  ).toEqual({ kind: 'busy', what: 'connecting' })
  expect(
    accountState(
      { status: 'reconnecting', phase: 'reconnecting' },
      { status: 'checking', session: nobody },
    ),
  ).toEqual({ kind: 'busy', what: 'reconnecting' })
})

test('parameters: a session', () => {
  expect(accountState(connected, signedIn)).toEqual({
    kind: 'signedIn',
    address: lower,
    wrongNetwork: false,
  })
  expect(
    accountState({ status: 'wrongChain', ...account }, signedIn),
  ).toMatchObject({ kind: 'signedIn', wrongNetwork: true })
})

test('behavior: a session outlives a wallet that is not there', () => {
  expect(accountState(away, signedIn)).toMatchObject({
    kind: 'signedIn',
    address: lower,
  })
})

test('behavior: another account is neither of the two', () => {
  expect(
    accountState(connected, {
      status: 'accountMismatch',
      session: somebody,
      user,
      walletShows: other,
    }),
  ).toEqual({ kind: 'otherAccount', address: other, session: lower })
})

test('behavior: leaving is said until it is done', () => {
  expect(
    accountState(connected, { status: 'signingOut', session: somebody, user }),
  ).toMatchObject({ kind: 'leaving', what: 'signingOut' })
  expect(
    accountState({ status: 'disconnecting', ...account }, signedOut),
  ).toMatchObject({ kind: 'leaving', what: 'disconnecting' })
})
