import type { CsvName } from '@narwhal-club/core/contract'
import { holders, wallet } from './answers/people.ts'
import type { AskedBy, MomentName } from './answers/types.ts'
import { presentAsOf } from './asOf.ts'
import type { Prepared } from './desk/question.ts'
import { prepare } from './desk/workOut.ts'
import type { HistoryRepository } from './history.repository.ts'
import type { Moment } from './history.ts'

/** What there is of an address that never had anything. */
const nothingOf = (moment: Moment) => ({
  moment,
  isLeftOut: () => false,
  nftCounts: async () => [],
  nftCountOf: async () => 0,
  holderPage: async () => ({ rows: [], total: 0 }),
  balancesOf: async () => new Map(),
  staysOf: async () => new Map(),
  tokensOf: async () => [],
  timeline: async () => [],
})

type Answer = (moment: Moment, table?: CsvName) => Promise<Prepared>

/**
 * Answers what is asked of an address that the index does not know: there is no
 * end of those, and none of them is worth a look through the tables.
 */
export async function answerUnknown(
  history: Pick<HistoryRepository, 'knows'>,
  name: MomentName,
  ask: object,
): Promise<Answer | undefined> {
  const asked = ask as { address?: string; q?: string }
  const who = asked.address ?? (asked.q?.length === 42 ? asked.q : undefined)
  if (who === undefined || (await history.knows(who.toLowerCase()))) return
  return async (moment, table) => {
    const past = nothingOf(moment)
    const answer =
      name === 'analyticsWallet'
        ? await wallet(past, ask as AskedBy<'analyticsWallet'>)
        : await holders(past, ask as AskedBy<'analyticsHolders'>)
    const asOf = presentAsOf({ status: 'fresh', head: 0 }, moment, [])
    return prepare(name, answer, table, asOf)
  }
}
