import { createBatches } from '../../keep/batches.ts'
import type { FoundProposal, ProposalReads } from './proposals.ports.ts'

/** Proposals that are asked for in one turn of the event loop. */
const most = 50

/**
 * Reads a proposal once for all visitors who ask for it together: after a restart
 * every page that shows it does. To all of them it is the same; none is told what
 * was read before it asked.
 */
export function readTogether(reads: ProposalReads): ProposalReads {
  const findAll = async (ids: readonly string[]) =>
    new Map<string, FoundProposal | null>(
      await Promise.all(
        ids.map(async (id) => [id, await reads.find(id, null)] as const),
      ),
    )
  const findOne = createBatches(findAll, most)
  return {
    ...reads,
    find: async (id, asker) =>
      asker === null ? ((await findOne(id)) ?? null) : reads.find(id, asker),
  }
}
