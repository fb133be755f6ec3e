import { expect, test } from 'vitest'
import { allRows } from './allRows.ts'

const pages: Record<string, { rows: number[]; next?: string }> = {
  first: { rows: [1, 2], next: 'b' },
  b: { rows: [3], next: 'c' },
  c: { rows: [] },
}

test('default: every page is followed to the end, in its order', async () => {
  const asked: (string | undefined)[] = []
  const rows = await allRows(async (cursor) => {
    asked.push(cursor)
    return pages[cursor ?? 'first'] ?? { rows: [] }
  })
  expect(rows).toEqual([1, 2, 3])
  expect(asked).toEqual([undefined, 'b', 'c'])
})

test('error: a page that does not come leaves nothing half known', async () => {
  const asked = allRows(async (cursor) => {
    if (cursor) throw new Error('Away.')
    return { rows: [1], next: 'b' }
  })
  await expect(asked).rejects.toThrow('Away.')
})
