import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../db/database.ts'

type Query = Parameters<Orm['execute']>[0]

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

type Seen = { rows: number; counted: number }
const add = (one: Seen, other: Seen): Seen => ({
  rows: one.rows + other.rows,
  counted: one.counted + other.counted,
})
const none: Seen = { rows: 0, counted: 0 }

/** Rows of a table that a plan looked at, each as often as it did. */
function seenBy(plan: Plan, table: string): Seen {
  const own =
    plan['Relation Name'] === table
      ? plan['Actual Loops'] *
        (plan['Actual Rows'] +
          (plan['Rows Removed by Filter'] ?? 0) +
          (plan['Rows Removed by Index Recheck'] ?? 0))
      : 0
  const seen = (plan.Plans ?? [])
    .map((each) => seenBy(each, table))
    .reduce(add, { rows: own, counted: 0 })
  return plan['Node Type'] === 'Aggregate'
    ? { rows: 0, counted: seen.rows + seen.counted }
    : seen
}

/**
 * Has a repository ask its question, and tells how many rows of a table the
 * database looked at for it, apart from those it only `counted`: what a list
 * costs does not grow with what is not on its page, and it counts only once.
 */
export async function rowsRead(
  db: Pick<Database, 'run'>,
  table: string,
  ask: (db: Pick<Database, 'run'>) => Promise<unknown>,
): Promise<{ statements: number } & Seen> {
  const plans: Plan[] = []
  const explaining: Pick<Database, 'run'> = {
    run: (work) =>
      db.run((orm) =>
        work({
          async execute(query: Query) {
            // Tests see two copies of the types of one class.
            const explained: unknown = sql`explain (analyze, format json) ${query}`
            const { rows } = await orm.execute(explained as Query)
            const [told] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[]
            if (told) plans.push(told['QUERY PLAN'][0].Plan)
            return await orm.execute(query)
          },
        } as unknown as Orm),
      ),
  }
  await ask(explaining)
  return {
    statements: plans.length,
    ...plans.map((plan) => seenBy(plan, table)).reduce(add, none),
  }
}
