import { describe, expect, test } from 'vitest'
import { forSeeds } from '../../../dev/testing/forSeeds.ts'
import type { Random } from '../../../dev/world/seed/random.ts'
import { sha256Here } from '../hashes.ts'
import { hashEntry, type LedgerEntry } from '../ledger/index.ts'
import { asciiJson } from './asciiJson.ts'
import { honestBundle, thirty } from './audit.testing.ts'
import { readAnyPayload } from './readLines.ts'
import { readFile } from './reds.testing.ts'
import { TextLine } from './textLine.ts'

const bundle = honestBundle(thirty, 40)
const text = asciiJson(bundle)
const plain = ({ ledger, index, kind, payload, ...line }: LedgerEntry) => ({
  ...{ ledger, index, kind, payload },
  receivedAt: line.receivedAt,
  prevHash: line.prevHash,
  hash: line.hash,
})

/** The lines of a file; undefined where JSON must decide of it. */
function linesOf(text: string): LedgerEntry[] | undefined {
  const { lines } = readFile(text)
  const read = lines && [...lines.read()]
  return read?.every((line) => line !== undefined) ? read : undefined
}

/** What a file says, its lines in their place; undefined where it is no JSON. */
function said(text: string): unknown {
  const { value, lines } = readFile(text)
  if (!lines) return value
  const read = linesOf(text)
  return read ? { ...(value as object), lines: read.map(plain) } : lines.whole()
}
function known(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const isApart = (text: string) => linesOf(text) !== undefined

describe('an honest file', () => {
  const lines = linesOf(text) ?? []

  test('default: its lines are read from the text, but for one that is escaped', () => {
    expect(said(text)).toEqual(bundle)
    expect(lines.filter((line) => !(line instanceof TextLine))).toEqual([
      bundle.lines[28],
    ])
  })

  test('default: each says and hashes what it does as JSON', () => {
    for (const line of lines) {
      if (!(line instanceof TextLine)) continue
      expect(line.ballot).toEqual(readAnyPayload(line.payload))
      expect(line.hashWith(sha256Here)).toBe(hashEntry(plain(line)))
      expect(line.hashWith(sha256Here)).toBe(line.hash)
    }
  })
})

describe('JSON decides', () => {
  const [line = {} as LedgerEntry, ...others] = bundle.lines
  const end = text.slice(0, -1)
  const fewer = JSON.stringify(bundle.lines.slice(0, 2))
  test.each([
    ['of a second list of lines', `${end},"lines":${fewer}}`],
    ['of a second list that is empty', `${end},"lines":[]}`],
    ['of one whose name is escaped', `${end},"\\u006cines":[]}`],
    ['of one whose name is escaped in capitals', `${end},"\\u006Cines":[]}`],
    ['of one before it', `{"lines":[],${text.slice(1)}`],
    ['of lines inside of another member', `{"x":${text}}`],
    ['of a name that ends like it', text.replace('"lines"', '"x\\"lines"')],
    ['of space between', text.replace('"lines":[', '"lines": [')],
    ['of a text that is not in ASCII', JSON.stringify(bundle)],
    ['of a text with a mark before it', `\ufeff${text}`],
    ['of no lines', asciiJson(honestBundle([], 3))],
    ['of lines that are none', asciiJson({ ...bundle, lines: [{}, 7] })],
    [
      'of a line that is of another form',
      asciiJson({ ...bundle, lines: [{ ...line, index: 0.5 }, ...others] }),
    ],
    [
      'of a line out of its bounds',
      asciiJson({
        ...bundle,
        lines: [{ ...line, kind: 'x'.repeat(61) }, ...others],
      }),
    ],
    ['of what is no JSON after the lines', `${text}}`],
    ['of a text that ends in a line', text.slice(0, text.indexOf('"tally"'))],
  ])('%s', (_, text) => {
    expect(isApart(text)).toBe(false)
    const byte = new TextDecoder().decode(new TextEncoder().encode(text))
    expect(said(byte)).toEqual(known(byte))
  })
})

const signs = [
  ...'0123456789abcdefxA"\\/{}[]:,. -+eE“ß\u007f\u2028\0\n🐋',
  '\\u201c',
  '\\u0022',
  '\\ud83d',
  '\\\\',
  '"lines":[',
]

/** One sign more, less, or another one, mostly where lines are. */
function bend(random: Random): string {
  const lines = text.indexOf('"lines"')
  const from = random.chance(0.8) ? lines : 0
  const at = from + random.below(text.length - from)
  const sign = random.pick(signs)
  return random.pick([
    text.slice(0, at) + sign + text.slice(at),
    text.slice(0, at) + sign + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1 + random.below(3)),
  ])
}

test('properties: a text says what it does as JSON, whatever is in it', () => {
  const times = { apart: 0, whole: 0, none: 0 }
  forSeeds((random) => {
    const bent = bend(random)
    const value = known(bent)
    expect(said(bent)).toEqual(value)
    const how = isApart(bent) ? 'apart' : value === undefined ? 'none' : 'whole'
    times[how] += 1
  }, 3_000)
  expect(Math.min(...Object.values(times))).toBeGreaterThan(100)
}, 60_000)
