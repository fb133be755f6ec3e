import type { NonceRepository } from '../api/auth/nonces.repository.ts'
import type { SessionRepository } from '../api/auth/sessions.repository.ts'
import type { InboxRepository } from '../api/inbox/inbox.repository.ts'
import type { Clock } from '../clock.ts'
import type { Database, Runner } from '../db/database.ts'
import type { IdempotencyRepository } from '../http/idempotency.repository.ts'
import type { LimitRepository } from '../http/limits.repository.ts'
import { limitWindow } from '../http/rateLimit.ts'
import type { Job } from './job.ts'

interface Parts {
  nonces: NonceRepository
  sessionRows: SessionRepository
  limits: LimitRepository
  namedWrites: IdempotencyRepository
  inbox: InboxRepository
  clock: Clock
  db: Pick<Database, 'background'>
}

/** Delete what has expired, every minute: no table grows without end. */
export function sweeps(parts: Parts): Job[] {
  const { nonces, sessionRows, limits, namedWrites, inbox, clock } = parts
  const { background } = parts.db
  const sweep = (
    name: string,
    work: (now: Date, on: Runner) => Promise<void>,
  ): Job => ({
    name,
    where: 'leader',
    every: 60_000,
    timeout: 30_000,
    run: () => work(new Date(clock.now()), background),
  })
  return [
    sweep('sweep-nonces', nonces.deleteExpired),
    sweep('sweep-sessions', sessionRows.deleteExpired),
    sweep('sweep-inbox', inbox.deleteExpired),
    sweep('sweep-named-writes', namedWrites.deleteExpired),
    sweep('sweep-limits', (now, on) =>
      limits.deleteExpired(now, limitWindow, on),
    ),
  ]
}
