import type { AdminMember, User } from '@narwhal-club/core/contract'

/** What is kept of an address. */
export interface MemberRow
  extends Pick<AdminMember, 'counts' | 'firstSeenAt' | 'lastSeenAt'> {
  sessions: (Omit<AdminMember['sessions'][number], 'id'> & {
    tokenHash: string
  })[]
}

/** Letters of a token's hash that name its session: no one can sign in by them. */
const letters = 12
export const sessionIdOf = (tokenHash: string) => tokenHash.slice(0, letters)

/** Shows an address to administrators. */
export const presentMember = (
  row: MemberRow,
  user: User,
  isAdmin: boolean,
): AdminMember => ({
  ...row,
  ...user,
  isAdmin,
  sessions: row.sessions.map(({ tokenHash, ...session }) => ({
    ...session,
    id: sessionIdOf(tokenHash),
  })),
})
