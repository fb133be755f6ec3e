import { expect, test } from 'vitest'
import { idsOf, moveNft } from '../chain/members.ts'
import { createMockWorld } from '../world.ts'
import { memoryFreezer } from './memoryActs.ts'

test('behavior: what came and was not given away is what was held', async () => {
  const world = createMockWorld({ origins: ['http://127.0.0.1'] })
  const { chain } = world.state
  const of = (role: 'holder' | 'newcomer') =>
    world.accounts[role].address.toLowerCase() as `0x${string}`
  const given = idsOf(chain, of('holder')).slice(0, 2)
  for (const id of given) moveNft(chain, id, of('newcomer'))
  const heldAt = (role: 'holder' | 'newcomer', at: number) =>
    memoryFreezer(world).heldAt(null, of(role), at)
  const now = world.clock.now()
  expect(await heldAt('holder', now)).toBe(1)
  expect(await heldAt('newcomer', now)).toBe(2)
  // This chain is minutes old.
  expect(await heldAt('holder', now - 3_600_000)).toBe(0)
})
