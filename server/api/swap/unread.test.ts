import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import {
  openSwapWorld,
  type SwapWorld,
  swapperOf,
} from '../../testing/swapWorld.ts'

const at = await openTestDatabase()
const world: SwapWorld = await openSwapWorld(at.db)
const desk = world.open(() => [])
afterAll(() => at.close())

let persons = 0
let me: `0x${string}`
let intent: string
const { send, swapping } = world

/** A swap whose fee is paid, in enough blocks. */
beforeEach(async () => {
  me = swapperOf(++persons)
  await world.mine()
  const ids = [String(persons)]
  intent = await desk.take(me, await desk.ask(me, 'deposit', ids))
  await world.mine([send(me)])
  await world.mine()
  await desk.run()
})

const stepsNow = async () => (await desk.tell(me, intent)).steps
/** Reads two blocks more, and looks at what is deep enough by then. */
async function go(...sent: Parameters<SwapWorld['mine']>[0] & object) {
  await world.mine(sent)
  await world.mine()
  await desk.run()
}

test('behavior: a swap that went with a block that the index never read is replaced, not waited for', async () => {
  const swap = send(me, swapping('deposit', [String(persons)]))
  world.mineUnread([swap])
  await desk.report(me, intent, 'swap', swap.hash)
  expect((await stepsNow()).swap?.state).toBe('confirming')
  world.forgetUnread()
  await go(send(me, { nonce: swap.nonce, to: me, value: 0n }))
  expect((await stepsNow()).swap).toMatchObject({
    state: 'failed',
    fault: 'swap_replaced',
  })
  expect((await desk.tell(me, intent)).state).toBe('paid')
})

test('behavior: one that comes again in another block is done', async () => {
  const swap = send(me, swapping('deposit', [String(persons)]))
  world.mineUnread([swap])
  await desk.report(me, intent, 'swap', swap.hash)
  world.forgetUnread()
  await go()
  expect((await stepsNow()).swap?.state).toBe('sent')
  await go(swap)
  expect((await stepsNow()).swap?.state).toBe('done')
})

test('behavior: a node that still shows a block of before is not the last to be asked', async () => {
  const swap = send(me, swapping('deposit', [String(persons)]))
  world.mineUnread([swap])
  await desk.report(me, intent, 'swap', swap.hash)
  await go()
  expect((await stepsNow()).swap?.state).toBe('confirming')
  world.forgetUnread()
  await desk.run()
  expect((await stepsNow()).swap?.state).toBe('sent')
})

test.each(['approve', 'revoke'] as const)(
  'behavior: a right is not said to be settled by a block that is gone: %s',
  async (step) => {
    const right = send(me, { to: world.terms.nft, value: 0n, input: '0xa22c' })
    world.mineUnread([right])
    await desk.report(me, intent, step, right.hash)
    world.forgetUnread()
    // Deep enough by its number: nobody has looked again yet.
    await world.mine()
    await world.mine()
    expect((await stepsNow())[step]?.state).toBe('confirming')
    await desk.run()
    expect((await stepsNow())[step]?.state).toBe('sent')
    await go(right)
    expect((await stepsNow())[step]?.state).toBe('done')
  },
)

test('behavior: a swap that was looked at deep enough is asked of no node again', async () => {
  const swap = send(me, swapping('deposit', [String(persons)]))
  await world.mine([swap])
  await desk.report(me, intent, 'swap', swap.hash)
  await world.mine()
  await desk.run()
  await desk.run()
  const { rows } = await at.db.run((orm) =>
    orm.execute(
      `select state from swap_steps where intent = '${intent}' and step = 'swap'`,
    ),
  )
  expect(rows).toEqual([{ state: 'confirmed' }])
})
