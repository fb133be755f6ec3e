import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { parseEnv } from '../../server/dist/env.js'
import { clubEnv } from '../bench/clubEnv.mjs'
import { writePast } from '../crowd/past.mjs'
import { startPostgres } from '../run/postgres.mjs'

/**
 * What rows of the index take on the disk of a PostgreSQL, indexes and all, and
 * what a holder takes in the memory of each process: the figures of docs/scale.md.
 *
 * `node dev/scale/index.mjs [events of each kind] [holders]`
 */
const [events = 200_000, holders = 20_000] = process.argv.slice(2).map(Number)
const nobody = '0x00000000000000000000000000000000000000aa'
const noChain = {
  rpcUrl: 'http://127.0.0.1:9',
  addresses: { nft: nobody, token: nobody, swap: nobody },
  accounts: { admin: { address: nobody } },
}

const postgres = await startPostgres(true)
if (!postgres) throw new Error('No PostgreSQL found. Install postgresql.')
try {
  const record = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' }
  const env = parseEnv(clubEnv(noChain, record))
  await writePast(env, events, holders)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  for (const table of [
    'nft_transfers',
    'token_transfers',
    'token_balances',
    'accounts',
    'indexed_blocks',
  ]) {
    const { rows } = await client.query(
      `select count(*)::int as rows, pg_relation_size('${table}') as heap,
        pg_total_relation_size('${table}') as total from ${table}`,
    )
    const [{ rows: count, heap, total }] = rows
    const each = (bytes) => (count ? Math.round(bytes / count) : 0)
    console.log(
      `${table.padEnd(16)} ${String(count).padStart(9)} rows  ${each(heap)} bytes a row, ${each(total)} with its indexes`,
    )
  }
  await client.end()
} finally {
  await postgres.stop()
}

/** As the book has it: an address as a text, and a number. */
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')
gc()
const before = process.memoryUsage().heapUsed
const book = new Map()
for (let at = 0; at < 1_000_000; at++)
  book.set(`0x${at.toString(16).padStart(40, '0')}`, at % 50)
gc()
const each = (process.memoryUsage().heapUsed - before) / book.size
console.log(`the holder book: ${Math.round(each)} bytes a holder`)
