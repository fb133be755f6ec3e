import { describe, expect, test } from 'vitest'
import { sealHead, withCasts } from './audit.testing.ts'
import type { Bundle } from './index.ts'
import { keyOf } from './keys.testing.ts'
import { at, honest, reds } from './tamper.testing.ts'

describe('the head', () => {
  const { signature: _, key: __, ...facts } = honest.head
  const head = (change: object, key?: `0x${string}`): Bundle => ({
    ...honest,
    head: sealHead({ ...facts, ...change }, key),
  })

  test.each<[string, Bundle, string[]]>([
    ['by a key that is none', head({}, keyOf('x')), ['head key']],
    [
      'of before the key was in use',
      { ...honest, keys: [{ ...at(honest.keys, 0), from: facts.at + 60_001 }] },
      ['head key', 'stand key'],
    ],
    [
      'of after the key was in use',
      {
        ...honest,
        keys: [{ ...at(honest.keys, 0), until: facts.at - 60_000 }],
      },
      ['head key', 'stand key'],
    ],
    ['of before the last line', head({ size: facts.size - 1 }), ['head size']],
    [
      'sealed before the last line came',
      {
        ...head({ at: at(honest.lines, -1).receivedAt - 1 }),
        tally: { ...honest.tally, outcome: null },
      },
      ['head time'],
    ],
    ['of another last line', head({ hash: keyOf('line') }), ['head hash']],
    ['of another ledger', head({ ledger: 'audit' }), ['head ledger']],
    [
      'of nothing, with a hash',
      { ...withCasts(honest, []), head: sealHead({ ...facts, size: 0 }) },
      ['head hash'],
    ],
  ])('error: %s', (_, bundle, found) => {
    expect(reds(bundle)).toEqual(found)
  })

  test('behavior: it is sealed in the moment of the last line', () => {
    const now = head({ at: at(honest.lines, -1).receivedAt })
    const tally = { ...honest.tally, outcome: null }
    expect(reds({ ...now, tally })).toEqual([])
  })

  test('behavior: processes of the server change over within a minute', () => {
    const key = at(honest.keys, 0).key
    for (const each of [
      { key, from: facts.at + 60_000 },
      { key, from: 0, until: facts.at - 59_999 },
    ])
      expect(reds({ ...honest, keys: [each] })).toEqual([])
  })

  test('behavior: a later one tells nothing of the last line', () => {
    const later = head({ size: facts.size + 7, hash: keyOf('line') })
    expect(reds(later)).toEqual([])
  })
})
