import { expect, test } from 'vitest'
import { createFlights } from './flights.ts'

/** Work that ends when it is told to. */
function open() {
  const flights = createFlights<string>()
  const begun: { signal: AbortSignal; end: (value: string) => void }[] = []
  const work = (signal: AbortSignal) =>
    new Promise<string>((end) => begun.push({ signal, end }))
  return { flights, begun, work }
}

test('default: many ask, one works', async () => {
  const { flights, begun, work } = open()
  const asked = [1, 2, 3].map(() => flights.share('a', work))
  begun[0]?.end('done')
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done'])
  expect([begun.length, flights.size()]).toEqual([1, 0])
})

test('behavior: who goes away leaves the work to the others', async () => {
  const { flights, begun, work } = open()
  const going = new AbortController()
  const staying = new AbortController()
  const gone = flights.share('a', work, going.signal)
  const there = flights.share('a', work, staying.signal)
  going.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  expect(begun[0]?.signal.aborted).toBe(false)
  begun[0]?.end('done')
  expect(await there).toBe('done')
})

test('behavior: when the last has gone the work is told, and the next begins anew', async () => {
  const { flights, begun, work } = open()
  const going = new AbortController()
  const asked = [1, 2].map(() => flights.share('a', work, going.signal))
  going.abort(new Error('gone'))
  for (const each of asked) await expect(each).rejects.toThrow('gone')
  expect(begun[0]?.signal.aborted).toBe(true)
  const next = flights.share('a', work)
  begun[0]?.end('too late')
  begun[1]?.end('done')
  expect(await next).toBe('done')
})

test('error: who has gone before it asked begins nothing', async () => {
  const { flights, begun, work } = open()
  const asked = flights.share('a', work, AbortSignal.abort(new Error('gone')))
  await expect(asked).rejects.toThrow('gone')
  expect(begun).toEqual([])
})
