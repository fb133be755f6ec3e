import pg from 'pg'
import { ConfigError } from '../../errors.ts'
import { speakAlike, tablesOf } from './statements.ts'

/** @throws ConfigError where something is in it already. */
export async function refuseFull(client: pg.Client, what: string) {
  const [first, ...others] = await tablesOf(client)
  if (!first) return
  const more = others.length > 0 ? ` and ${others.length} more tables` : ''
  throw new ConfigError(
    `${what} is not empty: it has ${first}${more}. Make a new database for it`,
  )
}

/** Connects to a PostgreSQL server for as long as the work takes. */
export async function whileConnected<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'club-upkeep',
  })
  // It is heard of by the statement that fails.
  client.on('error', () => {})
  await client.connect()
  try {
    await speakAlike(client)
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
