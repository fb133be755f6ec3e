import type { FeePurpose, FeeState } from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import type { CreditRow, IntentRow } from './fees.ports.ts'

type Hex = `0x${string}`
type Row = Record<string, unknown>

/** All of an intent; both drivers write wide numbers as texts. */
export const intentColumns = sql`
  intent.id, intent.payer, intent.purpose, intent.ref_id, intent.content_hash,
  intent.token, intent.to_address, intent.amount::text as amount, intent.state,
  intent.is_exempt, intent.is_by_credit, intent.created_block,
  ${milliseconds(sql`intent.created_at`)} as created,
  ${milliseconds(sql`intent.expires_at`)} as expires, intent.hash, intent.fault,
  intent.signed, intent.published, intent.tries,
  ${milliseconds(sql`intent.due_at`)} as due`

export const intentOf = (row: Row): IntentRow => ({
  id: String(row.id),
  payer: row.payer as Hex,
  purpose: row.purpose as FeePurpose,
  refId: String(row.ref_id),
  contentHash: String(row.content_hash),
  token: row.token as Hex,
  to: row.to_address as Hex,
  amount: BigInt(String(row.amount)),
  state: row.state as FeeState,
  isExempt: row.is_exempt === true,
  isByCredit: row.is_by_credit === true,
  createdBlock: Number(row.created_block),
  createdAt: Number(row.created),
  expiresAt: Number(row.expires),
  hash: row.hash as Hex | null,
  fault: row.fault as string | null,
  signed: row.signed as IntentRow['signed'],
  published: row.published as string | null,
  tries: Number(row.tries),
  dueAt: row.due === null ? null : Number(row.due),
})

export const creditColumns = sql`
  credit.id, credit.payer, credit.token, credit.amount::text as amount,
  credit.left_over::text as left_over, credit.key, credit.hash, credit.why,
  ${milliseconds(sql`credit.at`)} as at`

export const creditOf = (row: Row): CreditRow => ({
  id: String(row.id),
  payer: row.payer as Hex,
  token: row.token as Hex,
  amount: BigInt(String(row.amount)),
  left: BigInt(String(row.left_over)),
  key: String(row.key),
  hash: row.hash as Hex,
  why: row.why as CreditRow['why'],
  at: Number(row.at),
})
