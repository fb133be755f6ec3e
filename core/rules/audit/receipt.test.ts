import { describe, expect, test } from 'vitest'
import { type Receipt, sealDigest } from '../voting/index.ts'
import {
  castsOf,
  honestBundle,
  receiptOf,
  thirty,
  withCasts,
} from './audit.testing.ts'
import { audit, type Bundle } from './index.ts'
import { addressOfKey, keyOf, signDigest } from './keys.testing.ts'
import { redsOf, rememberSigners } from './reds.testing.ts'

const bundle = honestBundle(thirty, 40)
const recover = rememberSigners()
const judge = (receipt: unknown, of: Bundle = bundle) => {
  const report = audit(of, { recover, receipt })
  return { reds: redsOf(report), standing: report.receipt }
}

describe('a receipt', () => {
  test.each([
    ['of a ballot that counts', 3, { standing: 'counted', seq: 0 }],
    ['of a vote that was changed', 6, { standing: 'superseded', seq: 1 }],
    ['of the first of three', 2, { standing: 'superseded', seq: 2 }],
    ['of the second of three', 24, { standing: 'superseded', seq: 2 }],
    ['of the last of three', 26, { standing: 'counted', seq: 2 }],
  ])('default: %s', (_, place, standing) => {
    expect(judge(receiptOf(bundle, place))).toEqual({
      reds: [],
      standing: { place, ...standing },
    })
  })

  const good = receiptOf(bundle, 3)
  const bent = (change: Partial<Receipt>) => ({ ...good, ...change })

  test.each<[string, unknown, string[]]>([
    [
      'sealed by another key',
      receiptOf(bundle, 3, keyOf('x')),
      ['receipt key #3'],
    ],
    [
      'that names our key and was sealed by another',
      bent({ signature: receiptOf(bundle, 3, keyOf('x')).signature }),
      ['receipt seal #3'],
    ],
    [
      'with the seal of another ballot',
      bent({ signature: receiptOf(bundle, 4).signature }),
      ['receipt seal #3'],
    ],
    [
      'with another weight',
      bent({ power: 99 }),
      ['receipt differs #3', 'receipt seal #3'],
    ],
    [
      'of another proposal',
      bent({ proposal: 'e0000000-0000-4000-8000-000000000002' }),
      ['receipt proposal #3', 'receipt seal #3'],
    ],
    [
      'of a place that is not there',
      bent({ place: 30 }),
      ['receipt not_included #30', 'receipt seal #30'],
    ],
    ['that is none', { ...good, more: 1 }, ['receipt shape']],
    ['that is null', null, ['receipt shape']],
    ['that is a text', 'receipt', ['receipt shape']],
  ])('error: %s', (_, receipt, reds) => {
    expect(judge(receipt).reds).toEqual(reds)
  })

  test.each<[string, Partial<Receipt>]>([
    ['voter', { voter: receiptOf(bundle, 4).voter }],
    ['seq', { seq: 1 }],
    ['choice', { choice: 'yes' }],
    ['power', { power: 99 }],
    ['digest', { digest: keyOf('digest') }],
    ['line', { line: { ...good.line, index: good.line.index + 1 } }],
    ['hash', { line: { ...good.line, hash: keyOf('line') } }],
    ['moment', { receivedAt: good.receivedAt + 1 }],
  ])('error: with another %s, and sealed so', (_, change) => {
    const said = { ...good, ...change }
    const signature = signDigest(sealDigest(said), keyOf('seal'))
    expect(judge({ ...said, signature })).toEqual({
      reds: ['receipt differs #3'],
      standing: undefined,
    })
  })

  test('error: of a moment at which its key was not in use', () => {
    const key = addressOfKey(keyOf('seal'))
    const { at } = bundle.head
    const keys = [
      { key, from: at },
      { key, from: 0, until: good.receivedAt - 60_000 },
    ]
    expect(judge(good, { ...bundle, keys }).reds).toEqual(['receipt key #3'])
    const known = [{ key, from: 0, until: good.receivedAt - 59_999 }, ...keys]
    expect(judge(good, { ...bundle, keys: known }).reds).toEqual([])
  })

  test('error: of a ballot that the server has left out since', () => {
    const last = receiptOf(bundle, 29)
    const without = withCasts(bundle, castsOf(bundle).slice(0, -1))
    // All else is in order: nobody but the voter can tell.
    expect(judge(undefined, without).reds).toEqual([])
    expect(judge(last, without)).toEqual({
      reds: ['receipt not_included #29'],
      standing: undefined,
    })
  })

  test('error: of a ballot in whose place another stands', () => {
    const casts = castsOf(bundle)
    const [taken] = casts.splice(3, 1)
    if (!taken) throw new Error('no ballot')
    const moved = withCasts(bundle, [...casts, taken])
    expect(judge(good, moved).reds).toContain('receipt differs #3')
  })
})
