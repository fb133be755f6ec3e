import { expect, test } from 'vitest'
import {
  canonicalJson,
  checkChain,
  emptyHead,
  hashEntry,
  type Json,
  type LedgerEntry,
} from './index.ts'

test.each<[string, Json, string]>([
  [
    'members in order',
    { b: 1, a: { d: null, c: true } },
    '{"a":{"c":true,"d":null},"b":1}',
  ],
  ['lists as they are', [3, 'x', [1]], '[3,"x",[1]]'],
  // RFC 8785, 3.2.3: by UTF-16 code units, not by code points.
  [
    'names beyond ASCII',
    { '\u20ac': 1, '\r': 2, '\ud83d\ude00': 3, '\ufb33': 4, 1: 5 },
    '{"\\r":2,"1":5,"\u20ac":1,"\ud83d\ude00":3,"\ufb33":4}',
  ],
  ['texts escaped', 'a"\n', '"a\\"\\n"'],
])('default: %s', (_, value, text) => {
  expect(canonicalJson(value)).toBe(text)
})

test.each([0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])(
  'error: %s is no amount',
  (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError)
  },
)

/** A ledger of so many lines. */
function linesOf(count: number, ledger = 'test'): LedgerEntry[] {
  let { hash } = emptyHead
  return Array.from({ length: count }, (_, index) => {
    const payload = canonicalJson({ number: index })
    const receivedAt = 1_795_000_000_000 + index
    const line = { ledger, index, kind: 'test.line', payload, receivedAt }
    const entry = {
      ...line,
      prevHash: hash,
      hash: hashEntry({ ...line, prevHash: hash }),
    }
    hash = entry.hash
    return entry
  })
}

test('default: the hash of the first line, for those who write their own check', () => {
  expect(linesOf(1)[0]?.hash).toMatchInlineSnapshot(
    `"0x463125daf37972d5ec014e4556590f323e1d8e99399d081335b229d450a926bf"`,
  )
})

test('default: an unbroken chain, whole and in parts', () => {
  const lines = linesOf(10)
  const whole = checkChain('test', emptyHead, lines)
  expect(whole).toEqual({ ok: true, head: { size: 10, hash: lines[9]?.hash } })
  const first = checkChain('test', emptyHead, lines.slice(0, 4))
  if (!first.ok) throw new Error('broken')
  expect(checkChain('test', first.head, lines.slice(4))).toEqual(whole)
})

/** Puts other lines where one was. */
const swap = (
  lines: LedgerEntry[],
  index: number,
  ...others: LedgerEntry[]
) => [...lines.slice(0, index), ...others, ...lines.slice(index + 1)]
type Bend = (lines: LedgerEntry[], line: LedgerEntry) => LedgerEntry[]

const bent: [string, Bend, number, string][] = [
  [
    'a payload',
    (lines, line) => swap(lines, 3, { ...line, payload: '{"number":4}' }),
    3,
    'altered',
  ],
  [
    'a kind',
    (lines, line) => swap(lines, 3, { ...line, kind: 'test.other' }),
    3,
    'altered',
  ],
  [
    'a time',
    (lines, line) => swap(lines, 3, { ...line, receivedAt: 1 }),
    3,
    'altered',
  ],
  [
    'a hash',
    (lines, line) => swap(lines, 3, { ...line, hash: at(lines, 4).hash }),
    3,
    'altered',
  ],
  ['a line taken out', (lines) => swap(lines, 3), 3, 'gap'],
  ['a line twice', (lines, line) => swap(lines, 3, line, line), 4, 'gap'],
  [
    'two lines changed about',
    (lines, line) => swap(swap(lines, 4, line), 3, at(lines, 4)),
    3,
    'gap',
  ],
  [
    'a line of another ledger',
    (lines) => swap(lines, 3, at(linesOf(9, 'other'), 3)),
    3,
    'gap',
  ],
  [
    'a line written anew, hash and all',
    (lines, line) => swap(lines, 3, rewritten(line)),
    4,
    'unlinked',
  ],
]

function at(lines: LedgerEntry[], index: number): LedgerEntry {
  const line = lines[index]
  if (!line) throw new Error(`no line ${index}`)
  return line
}
function rewritten(line: LedgerEntry): LedgerEntry {
  const changed = { ...line, payload: '{"number":7}' }
  return { ...changed, hash: hashEntry(changed) }
}

test.each(bent)('error: %s is found', (_, bend, index, fault) => {
  expect(
    checkChain('test', emptyHead, bend(linesOf(9), at(linesOf(9), 3))),
  ).toEqual({
    ok: false,
    index,
    fault,
  })
})
