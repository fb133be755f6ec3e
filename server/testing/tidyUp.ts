import { setTimeout } from 'node:timers/promises'
import type { Database } from '../db/database.ts'

/**
 * Leaves a table as it is once the database has tidied up: then what is counted
 * stays in an index. Whoever reads meanwhile, be it the database's own upkeep, keeps
 * pages from being told to be visible to all; a moment later it is another.
 *
 * @throws where somebody reads on and on.
 */
export async function tidyUp(
  { run }: Pick<Database, 'run'>,
  table: string,
): Promise<void> {
  for (let round = 1; round <= 100; round++) {
    await run((orm) => orm.execute(`vacuum ${table}`))
    const { rows } = await run((orm) =>
      orm.execute<{ tidy: boolean }>(`
        select relallvisible >= relpages as tidy
        from pg_class where oid = '${table}'::regclass`),
    )
    if (rows[0]?.tidy) {
      await run((orm) => orm.execute('analyze'))
      return
    }
    await setTimeout(100)
  }
  throw new Error(`Somebody keeps ${table} from being tidied up`)
}
