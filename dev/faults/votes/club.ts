import { createProcesses } from '../../../server/testing/processes.ts'
import { noChain } from '../../../server/testing/testEnv.ts'
import { sourceAliases } from '../../aliases.mjs'
import { findFreePort } from '../../world/ports.ts'

const entry = '../dev/faults/votes/serverMain.ts'

/** The contract whose holders vote: no node is asked for it. */
export const nft = noChain.addresses.nft as `0x${string}`

/** A club that votes: one process or two on one database, killed at will. */
export async function startClub(many: {
  processes: number
  proposals: number
  voters: number
}) {
  const processes = await createProcesses(sourceAliases(), entry)
  const places = await Promise.all(
    Array.from({ length: many.processes }, () => findFreePort()),
  )
  const urls = places.map((port) => `http://127.0.0.1:${port}`)
  const startAt = (port: number) =>
    processes.ready({
      ...processes.database.record,
      PORT: String(port),
      ORIGIN: urls.join(','),
      VOTES_PROPOSALS: String(many.proposals),
      VOTES_VOTERS: String(many.voters),
    })
  type Running = Awaited<ReturnType<typeof startAt>>
  const running: Running[] = []
  // One after the other: the first puts the proposals in place.
  for (const port of places) running.push(await startAt(port))

  return {
    urls,
    /** Ends a process at whatever it does (kill -9). */
    async kill(place: number) {
      const { child } = running[place] as Running
      child.process.kill('SIGKILL')
      await child.ended
    },
    async start(place: number) {
      running[place] = await startAt(places[place] as number)
    },
    log: () => running.map(({ child }) => child.stdout()).join('\n'),
    remove: processes.remove,
  }
}
