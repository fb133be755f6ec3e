import {
  canonicalJson,
  emptyHead,
  hashEntry,
  type LedgerEntry,
} from '@narwhal-club/core/ledger'
import { expect, test } from 'vitest'
import { verifyChain } from './verifyChain.ts'

const ledger = 'audit'

function linesOf(count: number): LedgerEntry[] {
  const lines: LedgerEntry[] = []
  for (let index = 0; index < count; index++) {
    const prevHash = lines.at(-1)?.hash ?? emptyHead.hash
    const payload = canonicalJson({ by: '0x1', to: String(index) })
    const said = { ledger, index, kind: 'a.b', payload, receivedAt: index }
    lines.push({ ...said, prevHash, hash: hashEntry({ ...said, prevHash }) })
  }
  return lines
}

/** A server that tells these lines, three a page, the newest first. */
function telling(lines: LedgerEntry[], head = lines.at(-1)) {
  return async (path: string) => {
    const cursor = new URL(path, 'http://club.test').searchParams.get('cursor')
    const before = cursor === null ? Number.POSITIVE_INFINITY : Number(cursor)
    const found = lines.filter(({ index }) => index < before).reverse()
    const rows = found.slice(0, 3)
    const last = rows.at(-1)
    return {
      rows,
      ...(found.length > 3 && { next: String(last?.index) }),
      head: head
        ? { size: head.index + 1, hash: head.hash }
        : { size: 0, hash: emptyHead.hash },
    }
  }
}

test.each([0, 1, 3, 8])(
  'default: B7.5 B7.39 %i lines hold, over all pages',
  async (lines) => {
    const verified = await verifyChain(telling(linesOf(lines)))
    expect(verified).toEqual({ holds: true, lines })
  },
)

test('error: B7.39 a line that says something else', async () => {
  const lines = linesOf(8)
  lines[4] = { ...(lines[4] as LedgerEntry), payload: '{"by":"0x2"}' }
  const verified = await verifyChain(telling(lines))
  expect(verified).toEqual({ holds: false, index: 4 })
})

test('error: B7.39 a line that is missing, or cut off the end', async () => {
  const lines = linesOf(8)
  const without = lines.filter(({ index }) => index !== 5)
  expect(await verifyChain(telling(without))).toEqual({
    holds: false,
    index: 5,
  })
  const cut = telling(lines.slice(0, 6), lines.at(-1))
  expect(await verifyChain(cut)).toEqual({ holds: false, index: 6 })
})
