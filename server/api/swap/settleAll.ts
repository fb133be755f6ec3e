import { behindAfter } from '../../indexer/standing.ts'
import { lookAtStep } from './reportStep.ts'
import { settleAccount, sinceOf } from './settleAccount.ts'
import { type SwapPorts, subjectOf } from './swap.ports.ts'

/** Accounts and steps of one run. */
const most = { accounts: 200, steps: 20 }

/** What of the index makes older payments and swaps come and go. */
export type Seen = { reorgs: number; mended: number } | null

/**
 * Settles all accounts that something came of, whether anyone looks or not. Each is
 * a transaction of its own: one that fails keeps no other from it, and a process
 * that dies in between leaves the rest to the next run.
 *
 * @param seen what the run before saw; null looks at all of it.
 * @returns what this one saw.
 */
export async function settleAll<Tx>(
  ports: SwapPorts<Tx>,
  seen: Seen,
  note: (event: string, error: unknown) => void,
): Promise<Seen> {
  const { swaps, transact, terms, clock } = ports
  const since = sinceOf(clock.now())
  for (const step of await swaps.unsure(since, most.steps))
    if (!(await lookAtStep(ports, step.account, step))) break
  const found = await transact(async (tx) => {
    const index = await swaps.index(tx)
    if (!index || index.head - index.block > behindAfter) return null
    await swaps.beginWatch(tx, subjectOf(terms))
    const isWhole =
      seen === null ||
      seen.reorgs !== index.reorgs ||
      seen.mended !== index.mended
    const undone = await swaps.undoGone(tx, isWhole)
    const accounts = await swaps.touched(tx, isWhole, most.accounts)
    return { index, undone, accounts }
  })
  if (!found) return seen
  let isClean = found.accounts.length < most.accounts
  for (const account of new Set([...found.undone, ...found.accounts]))
    try {
      await transact(async (tx) => {
        await swaps.lockAccount(tx, account)
        await settleAccount(ports, tx, account)
      })
    } catch (error) {
      isClean = false
      note('swap_not_settled', error)
    }
  // What was not settled is looked at again, from where it was.
  if (!isClean) return seen
  await transact((tx) => swaps.setSettled(tx, found.index.block))
  const { reorgs, mended } = found.index
  return { reorgs, mended }
}
