import type { BrowserRun } from './browser.ts'
import type { Moment } from './moments.ts'
import type { Lie } from './node.ts'

interface Log {
  topics: string[]
}
interface Receipt {
  transactionHash: string
  status: string
}

/** What a node may say that is not so. */
export const lies: Readonly<Record<string, Lie>> = {
  /** It has not heard of any transaction. */
  'receipts withheld': ({ method }, right) =>
    method === 'eth_getTransactionReceipt' ? null : right,
  /** It says that what succeeded has failed. */
  'success told as failure': ({ method }, right) =>
    method === 'eth_getTransactionReceipt' && right
      ? { ...(right as Receipt), status: '0x0', logs: [] }
      : right,
  /** It answers with the receipt of another transaction. */
  'receipt of another': ({ method }, right) =>
    method === 'eth_getTransactionReceipt' && right
      ? {
          ...(right as Receipt),
          transactionHash: `0x${'5'.repeat(64)}`,
        }
      : right,
  /** It leaves logs out. */
  'logs withheld': ({ method }, right) =>
    method === 'eth_getLogs' ? (right as Log[]).slice(0, 0) : right,
  /** It stands still. */
  'stale head': ({ method }, right) =>
    method === 'eth_blockNumber'
      ? `0x${Math.max(0, Number(right) - 3).toString(16)}`
      : right,
}

/** One lie, by the club's first node, by both or by the page's own, for a while. */
export function randomLie(run: BrowserRun, moment: Moment = 'transfer.done') {
  const { random, moments, world } = run
  const name = random.pick(Object.keys(lies))
  const lie = lies[name] ?? null
  const who = random.pick(['first node', 'both nodes', 'own node', 'all'])
  const pause = 200 + random.below(1_500)
  const [first, second] = world.nodes
  const tell = (next: Lie | null) => {
    if (who !== 'own node') first?.tell(next)
    if (who === 'both nodes' || who === 'all') second?.tell(next)
    if (who === 'own node' || who === 'all')
      for (const tab of run.tabs()) tab.wire.lie(next)
  }
  moments.at(moment, () => {
    run.note(`! ${who}: ${name}`)
    tell(lie)
    run.later(pause, () => {
      tell(null)
      run.note('! true again')
    })
  })
}
