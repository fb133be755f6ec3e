import type { User } from '../contract/index.ts'

/** R3.2. */
export interface Session {
  userAddress: `0x${string}` | null
  isAuthenticated: boolean
  isAdmin: boolean
}

/** What screens read of the session machine. */
export type SessionView =
  /** Before the first check has finished: the spinner of R2.2. */
  | { status: 'checking'; session: Session }
  | { status: 'signedOut'; session: Session }
  | { status: 'signedIn'; session: Session; user: User }
  | {
      /** The wallet shows another address: nothing acts for either. */
      status: 'accountMismatch'
      session: Session
      user: User
      walletShows: `0x${string}`
    }
  | { status: 'signingOut'; session: Session; user: User }
