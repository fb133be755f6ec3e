import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../../server/dist/db/open.js'
import { createLogger } from '../../../server/dist/log.js'
import { crowdAddress, soleAddress, tokenOf } from '../tokens.mjs'

const hash = (token) => createHash('sha256').update(token).digest('hex')
const portion = 1_000

/** Writes `[token, address]`, where they are not there yet. */
async function write(env, all) {
  const db = await openDatabase(env, createLogger(env))
  // On a machine that is busy its tables take a while.
  for (const end = Date.now() + 60_000; !db.isReady() && Date.now() < end; )
    await delay(50)
  const rows = all.map(
    ([token, address]) =>
      `('${hash(token)}', '${address}', now(), now(), now() + interval '6 days')`,
  )
  for (let at = 0; at < rows.length; at += portion)
    await db.run((orm) =>
      orm.execute(
        `insert into sessions (token_hash, address, created_at, last_seen_at, expires_at) values ${rows.slice(at, at + portion).join(', ')} on conflict do nothing`,
      ),
    )
  await db.close()
}

const sessionsOf = (kind, count, addressOf) =>
  Array.from({ length: count }, (_, i) => [tokenOf(kind, i), addressOf(i)])

/**
 * Writes sessions straight into the database: more than the server remembers,
 * so that asking in turn always finds one that it has to look up. Half belong
 * to one member, half to one member each.
 */
export async function writeSessions(env, count) {
  if (count === 0) return
  await write(env, [
    ...sessionsOf('one', count, () => soleAddress),
    ...sessionsOf('crowd', count, crowdAddress),
  ])
}

/** Writes a session for each voter. */
export const writeVoters = (env, count, addressOf) =>
  write(env, sessionsOf('voter', count, addressOf))
