import { expect, test } from 'vitest'
import { fakeClock } from '../testing/index.ts'
import { createApiClient } from './index.ts'

const noon = 'Sat, 21 Nov 2026 12:00:00 GMT'

/** A client with a clock ten minutes off, and what the server shows. */
function set(date: string | undefined) {
  const clock = fakeClock(Date.parse(noon) - 600_000)
  const client = createApiClient({
    clock,
    fetch: async (url) => {
      const isNonce = url.endsWith('nonce')
      return new Response(
        JSON.stringify(
          isNonce ? { nonce: 'abcdefgh' } : { address: `0x${'a'.repeat(40)}` },
        ),
        { headers: date ? { date } : {} },
      )
    },
  })
  return { clock, client }
}

test('default: the own clock until an answer came', () => {
  const { client, clock } = set(noon)
  expect(client.serverTime()).toBe(clock.now())
})

test('behavior: is learned within a second and goes on', async () => {
  const { client, clock } = set(noon)
  await client.nonce()
  expect(client.serverTime()).toBe(Date.parse(noon) + 500)
  clock.advance(2_000)
  expect(client.serverTime()).toBe(Date.parse(noon) + 2_500)
})

test('behavior: an answer that a cache may have given teaches nothing', async () => {
  const { client, clock } = set(noon)
  await client.adminWallet('primaryWallet')
  expect(client.serverTime()).toBe(clock.now())
})

test.each([undefined, 'today'])('behavior: a Date of %s', async (date) => {
  const { client, clock } = set(date)
  await client.nonce()
  expect(client.serverTime()).toBe(clock.now())
})
