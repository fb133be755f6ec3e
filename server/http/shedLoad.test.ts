import { expect, test } from 'vitest'
import type { RefusalError } from '../errors.ts'
import { createRequestCounts } from '../health/requestCounts.ts'
import { eventually } from '../testing/eventually.ts'
import { shedLoad } from './shedLoad.ts'

const app = {
  isStopping: () => false,
  env: { LIMIT_LAG: 1_000 },
  requestCounts: createRequestCounts(),
} as Parameters<typeof shedLoad>[0]
type Context = Parameters<ReturnType<typeof shedLoad>>[0]

const block = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('behavior: turned away while late twice in a row, then taken again', async () => {
  const shed = shedLoad(app)
  const ask = async () => {
    try {
      await shed({} as Context)
      return 'taken'
    } catch (error) {
      return (error as RefusalError).code
    }
  }
  expect(await ask()).toBe('taken')
  block(1_300)
  await turn()
  expect(await ask()).toBe('taken')
  block(1_300)
  await turn()
  expect(await ask()).toBe('unavailable')
  await eventually(async () => expect(await ask()).toBe('taken'))
})
