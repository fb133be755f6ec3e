import { isMainThread, parentPort } from 'node:worker_threads'
import { serveAudit } from '@narwhal-club/core/auditing/worker'
import { runCommand } from './command.ts'
import { createThreadHost } from './host.ts'

/*
 * The verifier of votes for the command line. It is built into one file that
 * needs nothing but Node: its threads run the same file.
 */
if (isMainThread || !parentPort) {
  process.exitCode = await runCommand(process.argv.slice(2), {
    host: createThreadHost(import.meta.url),
    write: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  })
} else {
  serveAudit(
    parentPort as unknown as Parameters<typeof serveAudit>[0],
    () => new Promise((go) => setImmediate(go)),
  )
}
