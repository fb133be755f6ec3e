import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import {
  type SessionRepository,
  type SessionRow,
  sessionsChannel,
} from './sessions.repository.ts'
import { hashToken } from './tokens.ts'

export interface Session {
  tokenHash: string
  address: `0x${string}`
}

interface Entry extends SessionRow {
  until: number
  epoch: number
}

const cacheFor = 5_000
const most = 10_000

/**
 * Sessions as requests see them, remembered for five seconds at most.
 *
 * Every end of a session is announced to every process (NOTIFY). A process that
 * cannot hear (its LISTEN is broken) remembers nothing, and what it remembered
 * before the break is not believed after it. `ends` guards the race where an
 * announcement overtakes the read that is about to be remembered.
 */
export function createSessions(
  db: Database,
  repository: SessionRepository,
  clock: Clock,
) {
  const entries = new Map<string, Entry>()
  let ends = 0

  function forget(notice: string) {
    ends += 1
    const [kind, value] = notice.split(':', 2)
    if (kind === 'token') entries.delete(String(value))
    for (const [tokenHash, entry] of entries)
      if (kind === 'address' && entry.address === value)
        entries.delete(tokenHash)
  }

  db.listen(sessionsChannel, forget)

  async function find(tokenHash: string): Promise<SessionRow | null> {
    const epoch = db.listenEpoch()
    const known = entries.get(tokenHash)
    const now = clock.now()
    if (known && known.epoch === epoch && now < known.until) return known
    entries.delete(tokenHash)
    const endsBefore = ends
    const row = await repository.findByToken(tokenHash, new Date(now))
    if (row && epoch !== null && endsBefore === ends) {
      const until = Math.min(now + cacheFor, row.expiresAt)
      entries.set(tokenHash, { ...row, until, epoch })
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break
        entries.delete(oldest)
      }
    }
    return row
  }

  return {
    /** Finds the live session of a token. */
    async find(token: string): Promise<Session | null> {
      const tokenHash = hashToken(token)
      const row = await find(tokenHash)
      return row ? { tokenHash, address: row.address } : null
    },
    async open(token: string, address: `0x${string}`, presented?: string) {
      const presentedHash = presented ? hashToken(presented) : null
      const now = new Date(clock.now())
      await repository.insert(hashToken(token), address, presentedHash, now)
      if (presentedHash) forget(`token:${presentedHash}`)
    },
    async end(tokenHash: string) {
      await repository.deleteByToken(tokenHash)
      forget(`token:${tokenHash}`)
    },
    async endAll(address: string) {
      const ended = await repository.deleteByAddress(address)
      forget(`address:${address}`)
      return ended
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
