import { createHash } from 'node:crypto'
import { analyticsApi, type CsvName } from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { toCsv } from '../../../http/csv.ts'
import { answers } from '../answers/answers.ts'
import { presentAsOf } from '../asOf.ts'
import { csvTables } from '../csvTables.ts'
import type { HistoryRepository } from '../history.repository.ts'
import type { History } from '../history.ts'
import type { Prepared, Question } from './question.ts'

/** Works a question out of the tables, up to the bytes that are sent. */
export async function workOut(
  history: Pick<HistoryRepository, 'read'>,
  { name, ask, table, tip, moment, leftOut }: Question,
  signal?: AbortSignal,
): Promise<Prepared> {
  const answer = answers[name] as (past: History, ask: object) => object
  const found = await history.read(
    tip,
    moment,
    leftOut,
    async (past) => answer(past, ask),
    signal,
  )
  return prepare(name, found, table, presentAsOf(stood, moment, []))
}

/** In its place: when the index was heard of is told with each sending. */
const stood = { status: 'fresh', head: 0 } as const

export function prepare(
  name: Question['name'],
  found: object,
  table: CsvName | undefined,
  asOf: object,
): Prepared {
  const response = analyticsApi[name].answer as z.ZodMiniType
  const checked = z.parse(response, { ...found, asOf }) as { next?: string }
  const { asOf: _, ...rest } = checked as { asOf: object; next?: string }
  const rows = table && (csvTables[table] as (answer: unknown) => never)
  const text = rows ? toCsv(rows(checked)) : JSON.stringify(rest)
  return {
    // Its own memory: a piece of Node's pool cannot be handed over.
    body: new TextEncoder().encode(text),
    digest: createHash('sha256').update(text).digest('base64url'),
    next: rest.next,
  }
}
