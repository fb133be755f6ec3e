import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AppContext } from '../../context.ts'
import { DatabaseUnavailableError } from '../../errors.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'
import { openShill } from './openShill.ts'

let app: AppContext
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    extras: {
      rows: (context) => {
        app = context
        return []
      },
    },
  })
})
afterAll(() => server.close())

test('behavior: while the database is away, posts are written from the templates that were read last', async () => {
  const [posts, shares] = [openShill(app), openShill(app)]
  expect(await posts.content.newestBelow('shill/')).toEqual([])
  const away = new DatabaseUnavailableError('The database is away.')
  const run = vi.spyOn(app.db, 'run').mockRejectedValue(away)
  expect(await posts.content.newestBelow('shill/')).toEqual([])
  // What one area has read, the other knows.
  expect(await shares.content.newestBelow('shill/')).toEqual([])
  run.mockRestore()
})
