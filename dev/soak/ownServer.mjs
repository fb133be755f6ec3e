import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clubEnv } from '../bench/clubEnv.mjs'
import { startPinned } from '../bench/processes.mjs'
import { startChain } from '../dist/world/chain.js'
import { soak } from './soak.mjs'

const target = join(import.meta.dirname, '../bench/targets/club.mjs')

/** Runs the soak against a server in a process of its own, on a chain. */
export async function soakOwnServer({ clients, ...options }) {
  const chain = await startChain()
  const folder = mkdtempSync(join(tmpdir(), 'club-soak-'))
  const server = startPinned(target, {
    core: 0,
    env: clubEnv(chain, { DATA_DIR: folder }),
    nodeArgs: ['--expose-gc'],
    isQuiet: true,
  })
  try {
    const { url } = await server.started()
    return await soak({
      ...options,
      url: url.replace(/\/$/, ''),
      accounts: Array.from({ length: clients }, (_, i) =>
        chain.accounts.crowd(i),
      ),
      look: () => server.ask(),
    })
  } finally {
    await server.stop()
    await chain.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
