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

  return {
    async open(token, address, presented) {
      const { state, clock } = world
      const lastSeenAt = clock.now()
      const expiresAt = lastSeenAt + lifetimes.absolute
      remove((each) => each.token === presented)
      state.sessions.push({ token, address, lastSeenAt, expiresAt })
      if (!state.members.includes(address)) state.members.push(address)
    },
    end: async (tokenHash) => remove(({ token }) => token === tokenHash),
    async endAll(of: string) {
      const isOf = ({ address }: MockSession) => address === of
      const live = world.state.sessions.filter(isLive(world)).filter(isOf)
      remove(isOf)
      return live.length
    },
  } satisfies SessionDoor
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
