import type { Clock } from '../../clock.ts'
import type { Database, Transactor } from '../../db/database.ts'
import { createKeep } from '../../keep/keep.ts'
import {
  type SessionRepository,
  type SessionRow,
  sessionsChannel,
} from './sessions.repository.ts'
import { hashToken } from './tokens.ts'

export interface Session {
  tokenHash: string
  address: `0x${string}`
  /** However much it is used: UTC milliseconds. */
  expiresAt: number
}

/** Hears that sessions are over: those for which it is true. */
export type EndListener = (isOver: (session: Session) => boolean) => void

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
  const entries = createKeep<Entry>({
    entries: most,
    ttl: ({ until }) => until - clock.now(),
    now: clock.now,
  })
  const listeners = new Set<EndListener>()
  let ends = 0

  function forget(notice: string) {
    ends += 1
    const [kind, value] = notice.split(':', 2)
    for (const listener of listeners)
      listener(({ tokenHash, address }) =>
        kind === 'token' ? tokenHash === value : address === value,
      )
    if (kind === 'token') entries.delete(String(value))
    for (const [tokenHash, entry] of entries)
      if (kind === 'address' && entry.address === value)
        entries.delete(tokenHash)
  }

  db.listen(sessionsChannel, forget)

  /** Returns what is remembered of a session and may still be believed. */
  function recall(tokenHash: string): SessionRow | undefined {
    const known = entries.get(tokenHash)
    if (known?.epoch === db.listenEpoch()) return known
    entries.delete(tokenHash)
    return undefined
  }

  async function lookUp(tokenHash: string): Promise<Session | null> {
    const epoch = db.listenEpoch()
    const now = clock.now()
    const endsBefore = ends
    const row = await repository.findByToken(tokenHash)
    if (row && epoch !== null && endsBefore === ends) {
      const until = Math.min(now + cacheFor, row.expiresAt)
      entries.set(tokenHash, { ...row, until, epoch })
    }
    return row ? { tokenHash, ...row } : null
  }

  return {
    /** Returns what a session is known by. */
    hashOf: hashToken,
    /** Finds the live session by its token's hash: at once where it is remembered. */
    find(tokenHash: string): Session | Promise<Session | null> {
      const known = recall(tokenHash)
      if (!known) return lookUp(tokenHash)
      const { address, expiresAt } = known
      return { tokenHash, address, expiresAt }
    },
    /**
     * Hears of each end of a session, at any process, while this one can hear.
     *
     * @returns what ends that.
     */
    onEnd(listener: EndListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
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
    /** Ends one session of an address, by how its hash begins. */
    endOne: (address: string, start: string, on: Transactor = db) =>
      on.transact(async (tx) => {
        const ended = await repository.deleteByStart(address, start, tx)
        tx.afterCommit(() => {
          for (const tokenHash of ended) forget(`token:${tokenHash}`)
        })
        return ended.length
      }),
    endAll: (address: string, on: Transactor = db) =>
      on.transact((tx) => {
        tx.afterCommit(() => forget(`address:${address}`))
        return repository.deleteByAddress(address, new Date(clock.now()), tx)
      }),
  }
}

export type Sessions = ReturnType<typeof createSessions>
