import { encodeToken } from '@narwhal-club/core/chain'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createSuiteClock } from '../suite/clock.ts'
import { createMockWorld } from '../world.ts'

const gwei = 1_000_000_000n

function open(blockTime: number | 'auto' = 'auto') {
  const clock = createSuiteClock(Date.UTC(2026, 10, 21))
  const world = createMockWorld({ clock, origins: [], blockTime })
  const { chain, accounts } = world
  const sign = (nonce: number, over: object = {}) =>
    accounts.holder.signTransaction({
      type: 'eip1559',
      chainId: 25,
      nonce,
      gas: 100_000n,
      to: accounts.whale.address,
      value: 1n,
      maxFeePerGas: 3n * gwei,
      maxPriorityFeePerGas: gwei,
      ...over,
    })
  const find = (hash: string) =>
    chain.state().transactions.find((each) => each.hash === hash)
  return { clock, chain, accounts, world, sign, find }
}

test('behavior: blocks come by the clock, waiting payments with the first', async () => {
  const { chain, clock, sign, find } = open(2)
  const hash = await chain.submit(await sign(0))
  clock.advance(1_999)
  chain.catchUp()
  expect(find(hash)?.block).toBeNull()
  clock.advance(8_001)
  chain.catchUp()
  expect([find(hash)?.block, chain.state().head]).toEqual([3, 7])
})

test('behavior: held back, a payment waits', async () => {
  const { chain, sign, find } = open()
  chain.hold()
  const hash = await chain.submit(await sign(0))
  expect(find(hash)?.block).toBeNull()
  chain.release()
  expect(find(hash)).toMatchObject({ block: 3, succeeded: true })
})

test('behavior: a payment is replaced by one with a higher fee alone', async () => {
  const { chain, sign, find } = open()
  chain.hold()
  const hash = await chain.submit(await sign(0))
  const same = await sign(0, { value: 2n })
  await expect(chain.submit(same)).rejects.toThrow('underpriced')
  const raised = await sign(0, { value: 2n, maxFeePerGas: 9n * gwei })
  const successor = await chain.submit(raised)
  chain.release()
  expect(find(hash)).toBeUndefined()
  expect(find(successor)?.block).toBe(3)
})

test('behavior: a payment is replaced by no less than a tenth more', async () => {
  const { chain, sign } = open()
  chain.hold()
  await chain.submit(await sign(0, { maxFeePerGas: 10n * gwei }))
  const little = await sign(0, { value: 2n, maxFeePerGas: 11n * gwei - 1n })
  await expect(chain.submit(little)).rejects.toThrow('underpriced')
  const enough = await sign(0, { value: 2n, maxFeePerGas: 11n * gwei })
  await expect(chain.submit(enough)).resolves.toMatch(/^0x/)
})

test('behavior: after a gap in the nonces a payment waits', async () => {
  const { chain, sign, find } = open()
  const later = await chain.submit(await sign(1))
  expect(find(later)?.block).toBeNull()
  await chain.submit(await sign(0))
  // One block, with both in their turn: what waits makes none.
  expect(find(later)?.block).toBe(3)
})

test('behavior: an allowance is used up', async () => {
  const { chain, accounts, world } = open()
  const { holder, whale } = accounts
  const token = world.config.contracts.token
  const run = (from: `0x${string}`, data: `0x${string}`) => {
    const outcome = chain.call(token, { from, data })
    if (outcome.ok) outcome.apply?.()
    return outcome.ok
  }
  const amount = parseEther('3')
  run(holder.address, encodeToken.approve(whale.address, amount))
  const word = (value: string) => value.slice(2).padStart(64, '0')
  const take = `0x23b872dd${word(holder.address)}${word(whale.address)}${word(`0x${amount.toString(16)}`)}`
  expect(run(whale.address, take as `0x${string}`)).toBe(true)
  expect(run(whale.address, take as `0x${string}`)).toBe(false)
})

test('behavior: blocks that come by themselves are each of their own time', () => {
  const { chain, clock } = open(2)
  const { time, head } = chain.state()
  clock.advance(time * 1_000 - clock.now())
  chain.catchUp()
  expect(chain.state()).toMatchObject({ time, head })
  clock.advance(2_000)
  chain.catchUp()
  expect(chain.state()).toMatchObject({ time: time + 2, head: head + 1 })
  chain.catchUp()
  expect(chain.state().head).toBe(head + 1)
  clock.advance(7_000)
  chain.catchUp()
  expect(chain.state()).toMatchObject({ time: time + 8, head: head + 4 })
  expect(chain.timeOf(head + 2)).toBe(time + 4)
})

test('behavior: what was mined at once stays where it was, however late the next comes', () => {
  const { chain, clock } = open('auto')
  const { time, head } = chain.state()
  const day = 86_400
  for (const days of [1, 2]) {
    clock.advance((time + days * day) * 1_000 - clock.now())
    chain.mine()
  }
  const times = [head - 1, head, head + 1, head + 2].map(chain.timeOf)
  expect(times).toEqual([time - 1, time, time + day, time + 2 * day])
})

test('behavior: held back, no block comes by itself', async () => {
  const { chain, clock, sign, find } = open(2)
  const { head } = chain.state()
  chain.hold()
  const hash = await chain.submit(await sign(0))
  clock.advance(60_000)
  chain.catchUp()
  expect(chain.state().head).toBe(head)
  chain.release()
  expect(find(hash)?.block).toBeNull()
  chain.catchUp()
  expect(find(hash)?.block).toBe(head + 1)
})

test('behavior: what waits in its turn counts as sent, what is out of turn does not', async () => {
  const { chain, accounts, sign } = open()
  const { address } = accounts.holder
  chain.hold()
  for (const nonce of [1, 0, 3]) await chain.submit(await sign(nonce))
  expect(chain.countSent(address, 'pending')).toBe(2)
  expect(chain.countSent(address, chain.state().head)).toBe(0)
  chain.release()
  expect(chain.countSent(address, 'pending')).toBe(2)
})
