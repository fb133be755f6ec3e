import type { Publishing, PurposePort } from '../api/fees/feePurpose.ts'
import { createServer } from '../createServer.ts'
import type { Transaction } from '../db/database.ts'
import { parseEnv } from '../env.ts'

// A server process with something that fees are paid for. What it publishes is
// a row; it takes its time before the commit, so that a kill comes in between.
const port: PurposePort<Transaction> = {
  async prepare() {},
  async publish(tx, { intent, refId }): Promise<Publishing> {
    await tx.run(async (orm) => {
      await orm.execute(`insert into published values ('${intent}')`)
      await orm.execute('select pg_sleep(0.05)')
    })
    return { status: 'published', id: refId }
  },
  async release() {},
}

const server = await createServer({
  env: parseEnv(process.env),
  extras: { feePurposes: { proposal: port } },
})
process.on('SIGTERM', () => server.close())
