import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startWorld } from '../../dist/world/index.js'
import { marketplacePath } from '../../dist/world/marketplace.js'
import { webDirectory } from '../../dist/world/root.js'
import { clubEnv } from '../clubEnv.mjs'
import { startPinned } from '../processes.mjs'

const target = join(import.meta.dirname, '../targets/club.mjs')

const longest = 60_000

/** Waits until the server has read the chain: what it shows then is whole. */
async function indexed(url) {
  for (const began = Date.now(); Date.now() - began < longest; ) {
    const { index } = await (await fetch(`${url}/readyz`)).json()
    if (index?.status === 'fresh') return
    await delay(100)
  }
  throw new Error('The index is not there yet')
}

/**
 * Starts the product's server on a world with a history, as one meets it
 * elsewhere: in a process of its own, without the world's wallet in its pages.
 */
export async function startProduct() {
  const world = await startWorld({ serverEnv: { LOG_LEVEL: 'silent' } })
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'))
  const env = clubEnv(world, {
    DATA_DIR: folder,
    STATIC_DIR: webDirectory,
    WALLETS_URL: world.url + marketplacePath,
  })
  const club = startPinned(target, { core: 0, env, isQuiet: true })
  async function stop() {
    await club.stop()
    await world.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { url } = await club.started()
    await indexed(url)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
