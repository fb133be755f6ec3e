import { setTimeout as delay } from 'node:timers/promises'
import { createProcesses } from '../../../server/testing/processes.ts'
import { sourceAliases } from '../../aliases.mjs'
import type { Chain } from '../../world/chain.ts'
import { findFreePort } from '../../world/ports.ts'

const entry = '../dev/faults/kit/serverMain.ts'

/** The club's server: one process or two on one database, killed at will. */
export async function startClub(
  chain: Chain,
  options: { nodes: readonly string[]; clubs: number; processes: number },
) {
  const processes = await createProcesses(sourceAliases(), entry)
  const places = await Promise.all(
    Array.from({ length: options.processes }, () => findFreePort()),
  )
  const urls = places.map((port) => `http://127.0.0.1:${port}`)
  let ahead = 0
  const startAt = (port: number) =>
    processes.ready({
      ...processes.database.record,
      PORT: String(port),
      ORIGIN: urls.join(','),
      RPC_URL: options.nodes.join(','),
      NFT_CONTRACT: chain.addresses.nft,
      TOKEN_CONTRACT: chain.addresses.token,
      SWAP_CONTRACT: chain.addresses.swap,
      ADMIN_WALLET: chain.accounts.admin.address,
      INDEX_INTERVAL: '50',
      LOG_LEVEL: 'info',
      FAULTS_AHEAD: String(ahead),
      FAULTS_CLUBS: String(options.clubs),
    })
  const running = await Promise.all(places.map(startAt))

  async function kill(place = 0) {
    const { child } = running[place] as (typeof running)[number]
    child.process.kill('SIGKILL')
    await child.ended
  }
  async function start(place = 0) {
    running[place] = await startAt(places[place] as number)
  }

  return {
    urls,
    database: processes.database,
    kill,
    start,
    /** Kills a process, and has another take its place a moment later. */
    async restart(place = 0, after = 0) {
      await kill(place)
      await delay(after)
      await start(place)
    },
    /** Moves the time of chain and server. */
    async advance(milliseconds: number) {
      ahead += milliseconds
      await Promise.all(places.map((_, place) => kill(place)))
      await chain.advance(milliseconds)
      for (const place of places.keys()) await start(place)
    },
    log: () => running.map(({ child }) => child.stdout()).join('\n'),
    now: () => Date.now() + ahead,
    remove: processes.remove,
  }
}
