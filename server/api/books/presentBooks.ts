import type {
  AdminCoin,
  AdminCredit,
  AdminIntent,
  AssetTotals,
  Refund,
} from '@narwhal-club/core/contract'
import { swapLimits } from '@narwhal-club/core/swap'
import { presentIntent } from '../fees/presentFee.ts'
import type {
  AssetSums,
  CoinRow,
  ListedCredit,
  ListedIntent,
  RefundRow,
} from './books.ports.ts'

const instant = (at: number) => new Date(at).toISOString()

export const presentListedIntent = (row: ListedIntent): AdminIntent => ({
  ...presentIntent(row),
  ...(row.block !== null && { block: row.block }),
})

export const presentRefund = (row: RefundRow): Refund => ({
  id: row.id,
  state: row.state,
  amount: String(row.amount),
  by: row.by,
  reason: row.reason,
  at: instant(row.at),
  ...(row.hash !== null && { hash: row.hash }),
  ...(row.refundedAt !== null && { refundedAt: instant(row.refundedAt) }),
})

export const presentListedCredit = (row: ListedCredit): AdminCredit => ({
  id: row.id,
  payer: row.payer,
  token: row.token,
  amount: String(row.amount),
  left: String(row.left),
  hash: row.hash,
  block: row.block,
  why: row.why,
  at: instant(row.at),
  refunds: row.refunds.map(presentRefund),
})

export const presentCoin = (row: CoinRow): AdminCoin => ({
  payer: row.payer,
  amount: String(row.amount),
  hash: row.hash,
  block: row.block,
  at: instant(row.at),
  until: instant(row.at + swapLimits.creditFor),
})

/** Whether each unit that arrived is accounted for, and none besides. */
export function presentSums(sums: AssetSums): AssetTotals {
  const { arrived, spent, credit, setAside, refunded, waiting } = sums
  const known = spent + credit + setAside + refunded + waiting
  return {
    asset: sums.asset,
    payments: sums.payments,
    arrived: String(arrived),
    spent: String(spent),
    credit: String(credit),
    setAside: String(setAside),
    refunded: String(refunded),
    waiting: String(waiting),
    agrees: known === arrived,
  }
}
