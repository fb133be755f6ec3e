import pg from 'pg'
import type { Logger } from 'pino'

const retryInterval = 500

/**
 * Holds one connection for LISTEN, and comes back when it breaks. While it is
 * broken `epoch` is null: nothing that relies on being told may be trusted.
 */
export function createPostgresListener(options: pg.ClientConfig, log: Logger) {
  const handlers = new Map<string, (payload: string) => void>()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let connections = 0
  let epoch: number | null = null
  let isClosed = false

  async function connect() {
    const next = new pg.Client({
      ...options,
      connectionTimeoutMillis: 1_000,
      keepAlive: true,
    })
    client = next
    next.on('error', (error) => broke(next, error))
    next.on('end', () => broke(next))
    next.on('notification', ({ channel, payload }) =>
      handlers.get(channel)?.(payload ?? ''),
    )
    try {
      await next.connect()
      for (const channel of handlers.keys()) await listenOn(next, channel)
      epoch = ++connections
    } catch (error) {
      broke(next, error)
    }
  }

  function broke(which: pg.Client, error?: unknown) {
    if (which !== client || isClosed) return
    if (epoch !== null)
      log.warn({ event: 'listen_lost', err: error }, 'LISTEN lost')
    client = undefined
    epoch = null
    which.end().catch(() => {})
    retry = setTimeout(connect, retryInterval)
  }

  const listenOn = (on: pg.Client, channel: string) =>
    on.query(`listen ${pg.escapeIdentifier(channel)}`)

  const first = connect()

  return {
    epoch: () => epoch,
    listen(channel: string, onNotice: (payload: string) => void) {
      handlers.set(channel, onNotice)
      // Deaf to the new channel until the database has heard of it.
      const on = client
      if (!on || epoch === null) return
      epoch = null
      listenOn(on, channel).then(
        () => {
          if (on === client) epoch = ++connections
        },
        (error) => broke(on, error),
      )
    },
    async close() {
      isClosed = true
      epoch = null
      clearTimeout(retry)
      await first
      await client?.end().catch(() => {})
    },
  }
}
