import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import type { Address, Session, SessionView } from './session.types.ts'

const noSession: Session = {
  userAddress: null,
  isAuthenticated: false,
  isAdmin: false,
}

const signedOut = (isLeaving: boolean): SessionView => ({
  status: 'signedOut',
  session: noSession,
  ...(isLeaving && { isServerTold: false }),
})

/** Turns the machine's snapshot into the one value that screens read. */
export function toSessionView(
  snapshot: SnapshotFrom<typeof sessionMachine>,
): SessionView {
  const { user, isAdmin, walletShows, leaving } = snapshot.context
  const status = snapshot.value.identity
  if (status === 'unknown') return { status: 'checking', session: noSession }
  if (!user) return signedOut(leaving !== null)

  const userAddress = user.address as Address
  // Rights are used where the session stands undisputed, nowhere else.
  const session = { userAddress, isAuthenticated: true, isAdmin: false }
  switch (status) {
    case 'signedIn':
      return { status, session: { ...session, isAdmin }, user }
    case 'accountMismatch':
      return { status, session, user, walletShows: walletShows ?? '0x' }
    case 'signingOut':
      return { status, session, user }
    default:
      return signedOut(leaving !== null)
  }
}
