import { sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import type { RefundRow } from './books.ports.ts'
import { feeRefunds } from './tables.ts'

export type Row = Record<string, unknown>

const refundJson = sql`json_build_object('id', refund.id,
  'credit', refund.credit, 'amount', refund.amount::text,
  'state', refund.state, 'by', refund.by, 'reason', refund.reason,
  'at', ${milliseconds(sql`refund.at`)},
  'begunBlock', refund.begun_block, 'hash', refund.hash,
  'key', refund.key, 'block', refund.block,
  'refundedAt', ${milliseconds(sql`refund.refunded_at`)})`

/** All of the credit at hand, the newest first. */
export const refundsJson = sql`coalesce((
  select json_agg(${refundJson} order by refund.at desc, refund.id)
  from ${feeRefunds} as refund where refund.credit = credit.id), '[]')`

/** One refund as `json`. */
export const refundQuery = (id: string) => sql`
  select ${refundJson} as json from ${feeRefunds} as refund
  where refund.id = ${id}::uuid`

export function refundOf(json: unknown): RefundRow {
  const { amount, ...row } = json as RefundRow & { amount: string }
  return { ...row, amount: BigInt(amount) }
}
