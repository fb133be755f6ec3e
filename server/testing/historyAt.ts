import { createHistoryRepository } from '../api/analytics/history.repository.ts'
import type { Hex, History } from '../api/analytics/history.ts'
import type { Database } from '../db/database.ts'
import type { State } from './modelChain.ts'

/** Reads an index as the analytics do: what is proved is what ships. */
export async function historyAt<T>(
  db: Database,
  block: number,
  work: (history: History) => Promise<T>,
): Promise<T> {
  const repository = createHistoryRepository(db)
  const tip = await repository.tip()
  if (!tip) throw new Error('there is no index')
  return repository.read(tip, { block, time: tip.time }, [], work)
}

/** How many NFTs each has, as the model knows it; burned ones are with zero. */
export function nftHoldersOf({ owners }: State): Map<Hex, number> {
  const counts = new Map<Hex, number>()
  for (const owner of owners.values())
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return counts
}

export const tokenHoldersOf = ({ balances }: State): Map<Hex, bigint> =>
  new Map([...balances].filter(([, has]) => has > 0n))
