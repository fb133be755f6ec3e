import { parseEnv } from './env.ts'
import { rebuildIndex } from './indexer/rebuild.ts'

try {
  await rebuildIndex(parseEnv(process.env))
  process.stdout.write('The index is empty: the chain is read anew\n')
} catch (error) {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
