import { createServer, parseEnv } from '@narwhal-club/server'
import { report } from './report.mjs'
import { writeSessions } from './writeSessions.mjs'

/** The product's server in a process of its own, configured by environment. */
const env = parseEnv(process.env)
await writeSessions(env, Number(process.env.BENCH_SESSIONS ?? 0))
const server = await createServer({ env })
report(server.url, () => ({ statements: server.statements() }))
process.on('SIGTERM', () => server.close().then(() => process.exit()))
