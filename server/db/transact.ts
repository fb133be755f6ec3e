import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Orm, Transaction } from './database.ts'
import { driverError } from './unavailable.ts'

/** Begins, does the work, then commits, or rolls back where the work fails. */
export type Begin = <T>(work: (orm: Orm) => Promise<T>) => Promise<T>

const attempts = 3
/** Milliseconds between attempts, for each that failed. */
const pause = 20
/** Milliseconds that the work may take. */
export const longest = { request: 5_000, background: 60_000 } as const

/** Tells whether the database gave up this transaction to let another through. */
function wasInTheWay(error: unknown): boolean {
  const cause = driverError(error)
  if (!(cause instanceof Error) || !('code' in cause)) return false
  return cause.code === '40001' || cause.code === '40P01'
}

/** Does work in one transaction: see `Transactor`. */
export async function transact<T>(
  begin: Begin,
  work: (tx: Transaction) => Promise<T>,
  limit: number = longest.request,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(begin, work, limit)
    } catch (error) {
      if (attempt === attempts || !wasInTheWay(error)) throw error
      await delay(pause * attempt * (1 + Math.random()))
    }
  }
}

async function once<T>(
  begin: Begin,
  work: (tx: Transaction) => Promise<T>,
  limit: number,
): Promise<T> {
  const acts: (() => void)[] = []
  const value = await begin(async (orm) => {
    let isOver = false
    let failed: { error: unknown } | undefined
    const tx: Transaction = {
      afterCommit: (act) => acts.push(act),
      async run(statements) {
        // Its connection is another's by now.
        if (isOver) throw new Error('a statement after the transaction')
        try {
          return await statements(orm)
        } catch (error) {
          throw driverError(error)
        }
      },
      async transact(inner) {
        try {
          return await inner(tx)
        } catch (error) {
          failed ??= { error }
          throw error
        }
      },
    }
    try {
      const value = await inTime(work(tx), limit)
      if (failed) throw failed.error
      return value
    } finally {
      isOver = true
    }
  })
  for (const act of acts) act()
  return value
}

async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new DatabaseUnavailableError('the transaction took too long')
    timer = setTimeout(() => reject(error), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
