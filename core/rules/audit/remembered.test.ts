import { stringToBytes } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Receipt, SealedHead } from '../voting/index.ts'
import {
  castsOf,
  honestBundle,
  receiptOf,
  sealHead,
  thirty,
  withCasts,
  withStand,
} from './audit.testing.ts'
import { type Bundle, audit as judge, type Memory, readText } from './index.ts'
import { keyOf, signDigest } from './keys.testing.ts'
import { rememberSigners } from './reds.testing.ts'

const bundle = honestBundle(thirty, 40)
const { head, lines, versions, voters, proposal } = bundle
const recover = rememberSigners()
const minute = 60_000

const nothing: Memory = {
  reached: null,
  heads: [],
  receipts: [],
  proposals: [],
}
const shown = {
  proposal: proposal.id,
  root: voters.root,
  version: 2,
  contentHash: versions[1]?.contentHash ?? '0x',
  ballots: lines.length,
  at: head.at - 2 * minute,
}
const headOf = (
  facts: Partial<SealedHead>,
  key?: `0x${string}`,
): SealedHead => {
  const { key: _, signature: __, ...said } = { ...head, ...facts }
  return sealHead(said, key)
}
/** Where the ledger stood after the ballot at a place. */
const after = (place: number) => {
  const { index = 0, hash = '0x', receivedAt = 0 } = lines[place] ?? {}
  return { size: index + 1, hash, at: receivedAt + 1 }
}

/** What an audit says beside a memory, of the text as of what JSON reads. */
function beside(memory: Partial<Memory>, of: Bundle = bundle) {
  const terms = { recover, memory: { ...nothing, ...memory } }
  const report = judge(of, terms)
  const text = JSON.stringify(of)
  const read = readText(text, stringToBytes(text))
  expect(judge(read.value, { ...terms, ...read })).toEqual(report)
  const { contradictions = [], receipts } = report.remembered ?? {}
  const codes = contradictions.map(({ code }) => code)
  return { codes, contradictions, receipts, verdict: report.verdict }
}

describe('a bundle beside what was told before', () => {
  test('default: where nothing was handed in nothing is said', () => {
    expect(judge(bundle, { recover }).remembered).toBeUndefined()
  })

  test('default: the same vote is no contradiction', () => {
    const memory = {
      reached: after(20),
      heads: [headOf(after(3)), headOf({ at: head.at - minute })],
      receipts: [receiptOf(bundle, 3), receiptOf(bundle, 6)],
      proposals: [shown],
    }
    expect(beside(memory)).toMatchObject({
      codes: [],
      receipts: [
        { place: 3, standing: 'counted', seq: 0 },
        { place: 6, standing: 'superseded', seq: 1 },
      ],
      verdict: 'green',
    })
  })

  test('default: a bundle that was kept is older than what came since', () => {
    const until = (lines[20]?.receivedAt ?? 0) + 1
    const kept = withCasts(bundle, castsOf(bundle).slice(0, 21), until)
    const memory = {
      reached: after(29),
      heads: [headOf({})],
      receipts: [receiptOf(bundle, 3), receiptOf(bundle, 29)],
      proposals: [{ ...shown, version: 3, at: head.at }],
    }
    expect(beside(memory, kept)).toMatchObject({
      codes: [],
      receipts: [
        { place: 3, standing: 'counted' },
        { place: 29, standing: 'later' },
      ],
    })
  })

  test('default: other votes and their receipts are not about this one', () => {
    const other = 'e0000000-0000-4000-8000-000000000002'
    const receipts = [{ ...receiptOf(bundle, 3), proposal: other }]
    const proposals = [{ ...shown, proposal: other, root: keyOf('other') }]
    expect(beside({ receipts, proposals })).toMatchObject({
      codes: [],
      receipts: [],
    })
  })

  test.each<[string, Partial<Memory>, string]>([
    [
      'as many lines, and another end',
      { heads: [headOf({ hash: keyOf('x') })] },
      'head',
    ],
    [
      'another line under a head',
      { heads: [headOf({ ...after(4), hash: keyOf('x') })] },
      'head',
    ],
    [
      'another line that was followed',
      { reached: { ...after(4), hash: keyOf('x') } },
      'line',
    ],
    [
      'a line that follows on another one',
      { reached: { size: lines[3]?.index ?? 0, hash: keyOf('x'), at: 1 } },
      'chain',
    ],
    [
      'more lines, long before',
      { heads: [headOf({ size: head.size + 1, at: head.at - 2 * minute })] },
      'shorter',
    ],
    [
      'more lines that were followed',
      { reached: { ...after(29), size: head.size + 9 } },
      'shorter',
    ],
    [
      'a key that is not owned up to',
      { heads: [headOf(after(4), keyOf('old'))] },
      'key',
    ],
    ['another list', { proposals: [{ ...shown, root: keyOf('x') }] }, 'list'],
    [
      'other words',
      { proposals: [{ ...shown, contentHash: keyOf('x') }] },
      'words',
    ],
    ['a version more', { proposals: [{ ...shown, version: 3 }] }, 'words'],
    ['a ballot more', { proposals: [{ ...shown, ballots: 31 }] }, 'fewer'],
  ])('error: %s', (_, memory, code) => {
    const { codes, contradictions, verdict } = beside(memory)
    expect(codes).toEqual([code])
    const [{ seen, served } = {}] = contradictions
    expect(seen?.at).toBeGreaterThan(0)
    expect(served?.at).toBe(head.at)
    // It is sound in itself: only an older answer shows it.
    expect(verdict).toBe('green')
  })

  test('error: a ballot that was cast here is left out, and all is sealed anew', () => {
    const without = withCasts(bundle, castsOf(bundle).slice(0, -1))
    // The ledger is as long as before: another took the place of the ballot.
    const sealed = withStand({ ...without, head })
    const receipt = receiptOf(bundle, 29)
    const { contradictions, receipts } = beside({ receipts: [receipt] }, sealed)
    expect(contradictions).toEqual([
      {
        code: 'receipt',
        proposal: proposal.id,
        seen: {
          at: receipt.receivedAt,
          line: receipt.line.index,
          hash: receipt.line.hash,
          whole: receipt,
        },
        served: { at: head.at, line: receipt.line.index, whole: null },
      },
    ])
    expect(receipts).toEqual([])
  })

  test('error: a ballot that was cast here is another one', () => {
    const casts = castsOf(bundle)
    const [taken] = casts.splice(3, 1)
    if (!taken) throw new Error('no ballot')
    const moved = withCasts(bundle, [...casts, taken])
    const receipt = receiptOf(bundle, 3)
    const { contradictions } = beside({ receipts: [receipt] }, moved)
    expect(contradictions).toMatchObject([
      { code: 'receipt', seen: { hash: receipt.line.hash } },
    ])
    expect(contradictions[0]?.served.hash).toBe(moved.lines[3]?.hash)
  })

  test('error: what nobody sealed counts for nothing', () => {
    const { signature } = headOf({ hash: keyOf('x') }, keyOf('y'))
    const unsealed = { ...headOf({ hash: keyOf('x') }), signature }
    const notCanonical = { ...headOf({}), size: 1, signature: keyOf('z') }
    const forged: Receipt = {
      ...receiptOf(bundle, 3),
      line: { index: 400, hash: keyOf('x') },
      signature: signDigest(keyOf('x'), keyOf('y')),
    }
    const memory = { heads: [unsealed, notCanonical], receipts: [forged] }
    expect(beside(memory)).toMatchObject({ codes: [], receipts: [] })
  })

  test('parameters: within a minute nothing is missing yet', () => {
    const soon = head.at - minute
    const memory = {
      heads: [headOf({ size: head.size + 1, at: soon })],
      proposals: [{ ...shown, ballots: 31, at: soon }],
    }
    expect(beside(memory).codes).toEqual([])
    const before = {
      heads: [headOf({ size: head.size + 1, at: soon - 1 })],
      proposals: [{ ...shown, ballots: 31, at: soon - 1 }],
    }
    expect(beside(before).codes).toEqual(['shorter', 'fewer'])
  })
})
