import type { NonceRepository } from '../api/auth/nonces.repository.ts'
import type { SessionRepository } from '../api/auth/sessions.repository.ts'
import type { Clock } from '../clock.ts'
import type { LimitRepository } from '../http/limits.repository.ts'
import { limitWindow } from '../http/rateLimit.ts'
import type { Job } from './job.ts'

interface Parts {
  nonces: NonceRepository
  sessionRows: SessionRepository
  limits: LimitRepository
  clock: Clock
}

/** Delete what has expired, every minute: no table grows without end. */
export function sweeps({ nonces, sessionRows, limits, clock }: Parts): Job[] {
  const sweep = (name: string, work: (now: Date) => Promise<void>): Job => ({
    name,
    where: 'leader',
    every: 60_000,
    timeout: 30_000,
    run: () => work(new Date(clock.now())),
  })
  return [
    sweep('sweep-nonces', nonces.deleteExpired),
    sweep('sweep-sessions', sessionRows.deleteExpired),
    sweep('sweep-limits', (now) => limits.deleteExpired(now, limitWindow)),
  ]
}
