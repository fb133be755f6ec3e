import { expect, test } from 'vitest'
import { tellFollowers } from './tellFollowers.ts'

type Parts = Parameters<typeof tellFollowers>[0]

test('error: told to stop half way, it is not done, and is done again', async () => {
  const stopping = new AbortController()
  let batches = 0
  const parts = {
    db: { transact: (work: (tx: null) => unknown) => work(null) },
    events: { publish: async () => {} },
    clock: { now: () => 0 },
    inbox: {
      fanOut: async () => {
        batches += 1
        if (batches === 2) stopping.abort()
        return { told: [], next: `0x${batches}` }
      },
    },
  } as unknown as Parts
  const payload = { kind: 'opened', id: 'an-id', club: 'main' }
  const work = tellFollowers(parts)
  await expect(
    work.run({ payload } as never, stopping.signal),
  ).rejects.toMatchObject({ name: 'AbortError' })
  expect(batches).toBe(2)
})
