import type { MemberRow } from '../../../server/api/administration/members.commands.ts'
import type { SessionDoor } from '../../../server/api/auth/auth.ports.ts'
import { lifetimes } from '../../../server/api/auth/lifetimes.ts'
import type { Session } from '../../../server/api/auth/sessions.ts'
import type { MockSession, MockWorld } from '../world.types.ts'

const isLive = ({ clock }: MockWorld) => {
  const now = clock.now()
  return ({ expiresAt, lastSeenAt }: MockSession) =>
    expiresAt > now && lastSeenAt > now - lifetimes.idle
}

/** Finds a live session, and marks it as seen every few minutes. */
export function findSession(world: MockWorld, token: string): Session | null {
  const found = world.state.sessions
    .filter(isLive(world))
    .find((each) => each.token === token)
  if (!found) return null
  const now = world.clock.now()
  if (found.lastSeenAt <= now - lifetimes.mark) found.lastSeenAt = now
  const { address, expiresAt } = found
  return { tokenHash: token, address, expiresAt }
}

/** Sessions in memory. */
export function memorySessions(world: MockWorld) {
  /** Ends the sessions for which `matches`, and returns how many there were. */
  function remove(matches: (each: MockSession) => boolean): number {
    const { state } = world
    const left = state.sessions.filter((each) => !matches(each))
    const ended = state.sessions.length - left.length
    state.sessions = left
    return ended
  }

  const of = (tokenHash: string) =>
    world.state.sessions.find(({ token }) => token === tokenHash)

  return {
    /** Writes down that who holds a session has signed; false: it is over. */
    async prove(tokenHash: string, address: string, now: Date) {
      const found = of(tokenHash)
      if (found?.address !== address) return false
      found.provedAt = +now
      return true
    },
    provedAt: (tokenHash: string) => of(tokenHash)?.provedAt ?? null,
    async open(token, address, presented) {
      const { state, clock } = world
      const lastSeenAt = clock.now()
      const expiresAt = lastSeenAt + lifetimes.absolute
      remove((each) => each.token === presented)
      state.sessions.push({ token, address, lastSeenAt, expiresAt })
      const known = state.members.find((each) => each.address === address)
      if (known) known.lastSeenAt = lastSeenAt
      else state.members.push({ address, firstSeenAt: lastSeenAt, lastSeenAt })
    },
    end: async (tokenHash) => remove(({ token }) => token === tokenHash),
    async endOne(whose: string, start: string) {
      return remove(
        ({ address, token }) => address === whose && token.startsWith(start),
      )
    },
    async endAll(whose: string) {
      const isOf = ({ address }: MockSession) => address === whose
      const live = world.state.sessions.filter(isLive(world)).filter(isOf)
      remove(isOf)
      return live.length
    },
  } satisfies SessionDoor & Record<string, unknown>
}

const instant = (at: number) => new Date(at).toISOString()

/** What is kept of an address, once all votes are signed. */
export function memberRow(world: MockWorld, of: string): MemberRow {
  const { sessions, members, proposals, votes, fees } = world.state
  const known = members.find(({ address }) => address === of)
  return {
    ...(known && {
      firstSeenAt: instant(known.firstSeenAt),
      lastSeenAt: instant(known.lastSeenAt),
    }),
    counts: {
      proposals: proposals.list.filter(({ row }) => row.author === of).length,
      ballots: votes.ballots.filter(({ voter }) => voter === of).length,
      credits: fees.credits.filter(
        ({ payer, left }) => payer === of && left > 0n,
      ).length,
    },
    sessions: sessions
      .filter(isLive(world))
      .filter(({ address }) => address === of)
      // Both last as long: the one that ends last has begun last.
      .sort(
        (one, other) =>
          other.expiresAt - one.expiresAt || other.lastSeenAt - one.lastSeenAt,
      )
      .map(({ token, lastSeenAt, expiresAt }) => ({
        tokenHash: token,
        createdAt: instant(expiresAt - lifetimes.absolute),
        lastSeenAt: instant(lastSeenAt),
        expiresAt: instant(expiresAt),
      })),
  }
}

/** Counts what lives. */
export function countRows(world: MockWorld) {
  const now = world.clock.now()
  const { sessions, nonces, members } = world.state
  return {
    sessions: sessions.filter(isLive(world)).length,
    nonces: nonces.filter(({ expiresAt }) => expiresAt > now).length,
    members: members.length,
  }
}
