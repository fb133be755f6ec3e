import type { ChainReader } from '../../chain/chainReader.ts'
import type { Runner } from '../../db/database.ts'
import type { Job } from '../../jobs/job.ts'
import { describeMember } from '../nfts/presentMember.ts'
import { keepMembers, unreadMembers } from './reads.repository.ts'
import type { Hex } from './swap.ports.ts'

/** Calls of the node at a time, and in one run. */
const most = { atOnce: 4, run: 200 }
/** Milliseconds between runs: while there is more, and when there is none. */
const pauses = { more: 500, rest: 10_000 }

/**
 * Reads what the collection says of its members, each once: art on chain does not
 * change. Those of the vault come first: people choose among them.
 */
export function memberJob(
  db: Runner,
  chain: Pick<ChainReader, 'tokenUris'>,
  vault: Hex,
) {
  let isMore = true

  async function read(signal?: AbortSignal) {
    const ids = await unreadMembers(db, vault, most.run)
    for (let at = 0; at < ids.length && !signal?.aborted; at += most.atOnce) {
      const some = ids.slice(at, at + most.atOnce)
      const uris = await chain.tokenUris(some.map(BigInt))
      await keepMembers(
        db,
        some.map((id, place) => describeMember(id, uris[place] ?? '')),
      )
    }
    isMore = ids.length === most.run
  }

  const job: Job = {
    name: 'members',
    where: 'leader',
    every: () => (isMore ? pauses.more : pauses.rest),
    first: pauses.more,
    timeout: 60_000,
    run: read,
  }
  return { read, job }
}
