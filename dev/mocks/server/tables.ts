import { lifetimes } from '../../../server/api/auth/lifetimes.ts'
import type { MockNonce, MockSession, MockWorld } from '../world.types.ts'

/** What is older than the newest so many for which `matches`. */
const beyond = (
  nonces: MockNonce[],
  most: number,
  matches: (each: MockNonce) => boolean,
) => nonces.filter(matches).slice(0, -most)

/** Keeps a nonce and forgets the oldest beyond the caps. */
export function keepNonce(
  { state, clock, limits }: MockWorld,
  row: Omit<MockNonce, 'seq'>,
) {
  state.issued += 1
  state.nonces.push({ ...row, seq: state.issued })
  const { noncesPerBrowser, noncesPerSource } = limits
  const gone = new Set([
    ...beyond(
      state.nonces,
      noncesPerBrowser,
      ({ browser }) => browser === row.browser,
    ),
    ...beyond(
      state.nonces,
      noncesPerSource,
      ({ source }) => source === row.source,
    ),
  ])
  const now = clock.now()
  state.nonces = state.nonces.filter(
    (each) => each.expiresAt > now && !gone.has(each),
  )
}

/** Takes a live nonce of this browser away, for whoever holds it alone. */
export function spendNonce(
  { state, clock }: MockWorld,
  nonce: string,
  browser: string,
): MockNonce | null {
  const found = state.nonces.find(
    (each) =>
      each.nonce === nonce &&
      each.browser === browser &&
      each.expiresAt > clock.now(),
  )
  if (!found) return null
  state.nonces = state.nonces.filter((each) => each !== found)
  return found
}

/** Puts a nonce back as it was, its place in the caps too. */
export function restoreNonce({ state }: MockWorld, row: MockNonce) {
  state.nonces = [...state.nonces, row].sort((one, two) => one.seq - two.seq)
}

const isLive = ({ clock }: MockWorld) => {
  const now = clock.now()
  return ({ expiresAt, lastSeenAt }: MockSession) =>
    expiresAt > now && lastSeenAt > now - lifetimes.idle
}

/** Finds a live session, and marks it as seen every few minutes. */
export function findSession(
  world: MockWorld,
  token: string,
): MockSession | null {
  const found = world.state.sessions
    .filter(isLive(world))
    .find((each) => each.token === token)
  const now = world.clock.now()
  if (found && found.lastSeenAt <= now - lifetimes.mark) found.lastSeenAt = now
  return found ?? null
}

/** Opens a session, ends the one presented, remembers the member. */
export function openSession(
  { state, clock }: MockWorld,
  token: string,
  address: `0x${string}`,
  presented: string | undefined,
) {
  const now = clock.now()
  const expiresAt = now + lifetimes.absolute
  state.sessions = state.sessions.filter((each) => each.token !== presented)
  state.sessions.push({ token, address, lastSeenAt: now, expiresAt })
  if (!state.members.includes(address)) state.members.push(address)
}

/** Ends the sessions for which `matches`, and returns how many there were. */
export function endSessions(
  { state }: MockWorld,
  matches: (each: MockSession) => boolean,
): number {
  const left = state.sessions.filter((each) => !matches(each))
  const ended = state.sessions.length - left.length
  state.sessions = left
  return ended
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
