import { address, holder, other } from '../../ui/fixtures/views.ts'
import type { Address } from '../hex.ts'
import { defineTour } from '../testing/index.ts'
import { sessionMachine } from './index.ts'

const another = { ...holder, address: other.toLowerCase() }
const signedIn = (user = holder, isAdmin = false) => ({
  kind: 'signedIn' as const,
  user,
  isAdmin,
})

export const tour = defineTour({
  machine: sessionMachine,
  input: {},
  events: [
    { type: 'session.check' },
    { type: 'session.signOut' },
    { type: 'session.opened', user: holder },
    { type: 'elsewhere.opened', user: holder },
    { type: 'elsewhere.ended' },
    { type: 'elsewhere.ended', leaving: holder.address as Address },
    { type: 'leaving.recalled', address: holder.address as Address },
    { type: 'account.changed', address },
    { type: 'account.changed', address: other },
  ],
  outputs: {
    checkSession: {
      'signed in': signedIn(),
      'an administrator': signedIn(holder, true),
      'holdings unknown': signedIn({
        address: holder.address,
        holdings: { status: 'unavailable' },
      }),
      'somebody else': signedIn(another),
      'signed out': { kind: 'signedOut' },
      unknown: { kind: 'unknown' },
    },
    signOut: {
      ended: { kind: 'ended' },
      unreachable: { kind: 'unreachable' },
      refused: { kind: 'refused', status: 500 },
    },
    signOutLate: {
      ended: { kind: 'ended' },
      unreachable: { kind: 'unreachable' },
      superseded: { kind: 'superseded' },
    },
    watchTabs: {},
    watchReturn: {},
    leavingMemory: {},
  },
  errors: { watchTabs: {}, watchReturn: {}, leavingMemory: {} },
  key: ({ user, walletShows, leaving }) => [
    walletShows && user?.address === walletShows.toLowerCase(),
    user?.holdings.status,
    leaving,
  ],
  limit: 50_000,
})
