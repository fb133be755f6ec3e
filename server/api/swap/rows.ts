import { type SQL, sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { indexCursor, indexedBlocks } from '../../indexer/tables.ts'
import type { IndexStand } from '../fees/fees.ports.ts'
import type { Hex, KnownSwap, StepRow, SwapRow } from './swap.ports.ts'
import { swapSteps } from './tables.ts'

export type Row = Record<string, unknown>

/** Where the index stands, once it has its first block. */
export const stand = sql`
  select cursor.block, cursor.head, cursor.reorgs, cursor.mended,
    last.time::bigint * 1000 as time
  from ${indexCursor} as cursor
  join ${indexedBlocks} as last on last.number = cursor.block
  where cursor.id = 1`

export const standOf = (row: Row): IndexStand => ({
  block: Number(row.block),
  head: Number(row.head),
  reorgs: Number(row.reorgs),
  mended: Number(row.mended),
  time: Number(row.time),
})

const stepJson = sql`coalesce((
    select jsonb_agg(jsonb_build_object('step', step.step, 'hash', step.hash,
      'state', step.state, 'nonce', step.nonce, 'block', step.block,
      'fault', step.fault, 'at', ${milliseconds(sql`step.at`)}) order by step.at)
    from ${swapSteps} as step where step.intent = intent.id
  ), '[]'::jsonb) as steps`

/** All of an intent with its steps; wide numbers come as texts. */
export const swapColumns = sql`
  intent.id, intent.account, intent.mode, intent.ids,
  intent.tokens::text as tokens, intent.min_out::text as min_out, intent.vault,
  intent.fee::text as fee, intent.fee_to, intent.state, intent.is_exempt,
  intent.is_by_credit, intent.created_block,
  ${milliseconds(sql`intent.created_at`)} as created,
  ${milliseconds(sql`intent.expires_at`)} as expires, intent.paid_by,
  intent.paid_block, intent.swapped_by, intent.swapped_block, ${stepJson}`

export const stepOf = (row: Row, intent: string): StepRow => ({
  intent,
  step: row.step as StepRow['step'],
  hash: row.hash as Hex,
  state: row.state as StepRow['state'],
  nonce: row.nonce === null ? null : Number(row.nonce),
  block: row.block === null ? null : Number(row.block),
  fault: row.fault as string | null,
  at: Number(row.at),
})

const wholeOf = (value: unknown) => (value === null ? null : Number(value))

export const swapOf = (row: Row): KnownSwap => ({
  id: String(row.id),
  account: row.account as Hex,
  mode: row.mode as SwapRow['mode'],
  ids: row.ids as string[],
  tokens: BigInt(String(row.tokens)),
  minOut: BigInt(String(row.min_out)),
  vault: row.vault as Hex,
  fee: BigInt(String(row.fee)),
  feeTo: row.fee_to as Hex,
  state: row.state as SwapRow['state'],
  isExempt: row.is_exempt === true,
  isByCredit: row.is_by_credit === true,
  createdBlock: Number(row.created_block),
  createdAt: Number(row.created),
  expiresAt: Number(row.expires),
  paidBy: row.paid_by as Hex | null,
  paidBlock: wholeOf(row.paid_block),
  swappedBy: row.swapped_by as string | null,
  swappedBlock: wholeOf(row.swapped_block),
  steps: (row.steps as Row[]).map((step) => stepOf(step, String(row.id))),
})

/** The key of an event, as `eventKey` writes it. */
export const keyOf = (event: SQL) =>
  sql`(${event}.hash || ':' || ${event}.log_index)`
