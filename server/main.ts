import { createServer } from './createServer.ts'
import { parseEnv } from './env.ts'

/** Prints why the process ends, in one line, and lets it end. */
function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

try {
  const server = await createServer({ env: parseEnv(process.env) })
  const stop = () => {
    server.close().catch(fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // An error that was not foreseen leaves unknown state: stop in good order,
  // and let the supervisor of the process start a new one.
  const crash = (error: unknown) => {
    fail(error)
    stop()
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
} catch (error) {
  fail(error)
}
