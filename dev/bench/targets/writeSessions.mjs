import { createHash } from 'node:crypto'
import { openDatabase } from '../../../server/dist/db/open.js'
import { createLogger } from '../../../server/dist/log.js'
import { crowdAddress, soleAddress, tokenOf } from '../tokens.mjs'

const hash = (token) => createHash('sha256').update(token).digest('hex')
const portion = 1_000

/**
 * Writes sessions straight into the database: more than the server remembers,
 * so that asking in turn always finds one that it has to look up. Half belong
 * to one member, half to one member each.
 */
export async function writeSessions(env, count) {
  if (count === 0) return
  const db = await openDatabase(env, createLogger(env))
  const rows = (kind, addressOf) =>
    Array.from(
      { length: count },
      (_, i) =>
        `('${hash(tokenOf(kind, i))}', '${addressOf(i)}', now(), now(), now() + interval '6 days')`,
    )
  const all = [
    ...rows('one', () => soleAddress),
    ...rows('crowd', crowdAddress),
  ]
  for (let at = 0; at < all.length; at += portion)
    await db.run((orm) =>
      orm.execute(
        `insert into sessions (token_hash, address, created_at, last_seen_at, expires_at) values ${all.slice(at, at + portion).join(', ')}`,
      ),
    )
  await db.close()
}
