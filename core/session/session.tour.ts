import { address, holder, other } from '../../ui/fixtures/views.ts'
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
    },
    watchTabs: {},
    watchReturn: {},
  },
  errors: { watchTabs: {}, watchReturn: {} },
  key: ({ user, walletShows }) => [
    walletShows && user?.address === walletShows.toLowerCase(),
    user?.holdings.status,
  ],
  limit: 50_000,
})
