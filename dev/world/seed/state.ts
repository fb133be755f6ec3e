import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestAccounts } from '../accounts.ts'
import { startAnvil } from '../anvil.ts'
import { dumpState } from '../dump.ts'
import { seedFixture } from './fixture.ts'

/** Seeds a chain that mines on demand and keeps its state in a file. */
export async function seededState(accounts: TestAccounts) {
  const folder = await mkdtemp(join(tmpdir(), 'narwhal-chain-'))
  const path = join(folder, 'state.json')
  const anvil = await startAnvil({ mining: 'manual', unlimited: true })
  try {
    await seedFixture(anvil.rpc, accounts)
    await writeFile(path, await dumpState(anvil.rpc))
  } finally {
    await anvil.stop()
  }
  return { path, remove: () => rm(folder, { recursive: true }) }
}
