import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { createFlights } from '../keep/flights.ts'
import { askerOf } from './askerOf.ts'
import type { ClubContext } from './types.ts'

const openAsker = () => {
  const res = Object.assign(new EventEmitter(), { writableEnded: false })
  const ctx = { state: { source: 'one' }, res } as unknown as ClubContext
  return { res, ...askerOf(ctx) }
}

test('behavior: a client that leaves gives up all that it waits for', async () => {
  const { res, signal } = openAsker()
  const asked = createFlights().share(
    'one',
    () => new Promise(() => {}),
    signal,
  )
  res.emit('close')
  await expect(asked).rejects.toMatchObject({ name: 'ClientGoneError' })
})

test('behavior: to wait for many things at once is nothing to warn of', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  const { signal } = openAsker()
  const flights = createFlights<number>()
  const all = Array.from({ length: 30 }, (_, at) =>
    flights.share(`${at}`, async () => at, signal),
  )
  expect(await Promise.all(all)).toHaveLength(30)
  await new Promise(setImmediate)
  process.off('warning', warned)
  expect(warned).not.toHaveBeenCalled()
})
