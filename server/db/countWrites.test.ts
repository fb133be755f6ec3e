import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { countWrites } from './countWrites.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const count = () => countWrites(opened.db.background)
const write = () =>
  opened.db.background.run((orm) =>
    orm.execute(`
      insert into rate_limits (key, hits, started_at)
      values ('${randomUUID()}', 1, now())`),
  )

test('default: what is written unasked counts, what is read does not', async () => {
  await write()
  await eventually(async () => expect(await count()).toBeGreaterThan(0))
  const before = await count()
  expect(await count()).toBe(before)
  await write()
  await eventually(async () => expect(await count()).toBeGreaterThan(before))
})
