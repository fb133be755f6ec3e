import { expect, test } from 'vitest'
import { soakOwnServer } from './ownServer.mjs'
import { slopeOf, tellFailures } from './soak.mjs'

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

test('behavior: what failed is told with how often, and when', () => {
  const failures = [
    { what: 'me: 401', minute: 1 },
    { what: 'club: 503 unavailable', minute: 2 },
    { what: 'club: 503 unavailable', minute: 7.25 },
  ]
  expect(tellFailures(failures)).toEqual([
    'club: 503 unavailable, 2 times, minutes 2.0 to 7.3',
    'me: 401, 1 times, minutes 1.0 to 1.0',
  ])
})
