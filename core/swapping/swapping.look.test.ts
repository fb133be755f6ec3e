import { expect, test } from 'vitest'
import { NetworkError } from '../errors.ts'
import type { SwapDesk } from './swapping.desk.ts'
import { hash, intent } from './swapping.fixture.ts'
import { lookAt } from './swapping.look.ts'
import type { Sender } from './swapping.sender.ts'

const { id } = intent()

/** What is forgotten as the server says this of a swap that was seen in a block. */
async function undoneAs(state: 'failed' | 'confirming') {
  const undone: unknown[] = []
  const report =
    state === 'failed'
      ? { hash, state, fault: 'swap_replaced' as const }
      : { hash, state }
  const away = async () => {
    throw new NetworkError(new Error('no node is asked here'))
  }
  const desk = {
    contract: async () => ({ adapter: { preflight: away } }),
    ask: async () => intent({ steps: { swap: report } as never }),
    rpc: { call: away },
  } as unknown as SwapDesk
  const sender = {
    known: () => ({ live: {}, settled: { swap: hash }, sent: { swap: hash } }),
    undo: (...said: unknown[]) => undone.push(said),
    doubt: () => {},
  } as unknown as Sender
  const asked = { intent: id, isRevokeWanted: false }
  await lookAt(desk, sender, asked, new AbortController().signal)
  return undone
}

test('behavior: a swap that failed after it was seen in a block is forgotten here', async () => {
  expect(await undoneAs('failed')).toEqual([[id, hash]])
})

test('behavior: one that is on its way is not', async () => {
  expect(await undoneAs('confirming')).toEqual([])
})
