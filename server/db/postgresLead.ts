import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** How long a goodbye may take, in milliseconds. */
const patience = 1_000

export interface Leadership {
  /** Aborted when the connection that holds it is gone. */
  lost: AbortSignal
  /** Gives it back: another process may take it at once. */
  release(): Promise<void>
}

/**
 * Tries to take the lead of something among all processes of a database. It is
 * held by a connection of its own: when the process dies its socket closes, and
 * the lock is free. What the leader writes must be fenced all the same.
 *
 * @returns null while another process has it.
 */
export async function tryLead(
  options: pg.ClientConfig,
  lock: number,
): Promise<Leadership | null> {
  const client = new pg.Client({ ...options, keepAlive: true })
  const losing = new AbortController()
  const lose = () => losing.abort()
  client.on('error', lose).on('end', lose)
  let isHeld = false
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lock],
    )
    isHeld = rows[0]?.taken === true
  } finally {
    if (!isHeld) await client.end().catch(() => {})
  }
  return isHeld
    ? {
        lost: losing.signal,
        // A server that does not answer is not waited for: the socket goes
        // with the pool's.
        release: () =>
          Promise.race([
            client.end().catch(() => {}),
            delay(patience, undefined, { ref: false }),
          ]),
      }
    : null
}
