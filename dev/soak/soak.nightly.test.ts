import { expect, test } from 'vitest'
import { soakOwnServer } from './ownServer.mjs'
import { slopeOf } from './soak.mjs'

test('default: clients sign in and out, every answer is the right one', async () => {
  const { visits, failures } = await soakOwnServer({
    minutes: 0.1,
    clients: 8,
    pause: 500,
  })
  expect(visits).toBeGreaterThanOrEqual(8)
  expect(failures).toEqual([])
}, 60_000)

test('behavior: the slope is that of the best line', () => {
  expect(
    slopeOf([
      [1, 5],
      [2, 7],
      [3, 9],
    ]),
  ).toBeCloseTo(2)
})
