import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceHash } from '../contracts/generated/sourceHash.gen.ts'
import type { TestAccounts } from './accounts.ts'
import { root } from './root.ts'
import { startSeeded } from './seed/index.ts'

/**
 * How long a written chain serves, in milliseconds: one run of the tests. Its
 * blocks carry the time at which they were made, and tests read that.
 */
const lifetime = 30 * 60_000

/** Another seed, or other contracts, are another chain. */
function fixtureHash() {
  const hash = createHash('sha256').update(sourceHash)
  const folder = join(import.meta.dirname, 'seed')
  for (const file of readdirSync(folder).sort())
    hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Returns the file with the state of the tests' chain. To deploy and seed takes
 * a second or two, to load a tenth of that: the first test of a run writes the
 * file, the others load it. Two that write at once each write it whole.
 */
export async function fixtureState(accounts: TestAccounts): Promise<string> {
  const folder = join(root, '.cache/chain')
  const path = join(folder, `${fixtureHash()}.json`)
  if (existsSync(path) && Date.now() - statSync(path).mtimeMs < lifetime)
    return path
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${process.pid}`
  const anvil = await startSeeded('fixture', accounts, Date.now(), draft)
  await anvil.finish()
  await rename(draft, path)
  return path
}
