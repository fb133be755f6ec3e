import { expect } from 'vitest'
import { eventually } from '../../../server/testing/eventually.ts'
import type { Club } from './club.ts'

/**
 * Asks until a job of the server has done it: the mocks do it when they are asked.
 *
 * @throws where nothing came of it.
 */
export const until = (
  club: Club,
  path: string,
  isDone: (json: never) => boolean,
) =>
  club.quietly(() =>
    eventually(async () => {
      const { json } = await club.open().get(path)
      expect(isDone(json as never), path).toBe(true)
    }),
  )
