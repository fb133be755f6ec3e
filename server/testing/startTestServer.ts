import {
  createServer,
  type RunningServer,
  type ServerOptions,
} from '../createServer.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { ask } from './request.ts'
import { type EnvRecord, noChain, type TestChain, testEnv } from './testEnv.ts'
import { threadHere } from './threadHere.ts'

interface Options extends Omit<ServerOptions, 'env'> {
  chain?: TestChain
  record?: EnvRecord
  /** Shared by servers that stand for one deployment. */
  database?: TestDatabase
}

export interface TestServer extends RunningServer {
  database: TestDatabase
}

/** Starts a server on a free port with a database of its own. */
export async function startTestServer(
  options: Options = {},
): Promise<TestServer> {
  const { chain = noChain, record = {}, ...rest } = options
  const database = options.database ?? (await createTestDatabase())
  const env = testEnv(chain, { ...database.record, ...record })
  const server = await createServer({ start: threadHere, ...rest, env })
  await becomesReady(server.url)
  return {
    ...server,
    database,
    async close() {
      await server.close()
      if (!options.database) await database.remove()
    },
  }
}

/** Waits until a server says that it can serve. */
export async function becomesReady(url: string, within = 15_000) {
  const end = Date.now() + within
  for (;;) {
    const answer = await ask(`${url}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    if (Date.now() > end) throw new Error(`${url} is not ready`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
