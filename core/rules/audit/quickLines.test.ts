import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { forSeeds } from '../../../dev/testing/forSeeds.ts'
import type { Random } from '../../../dev/world/seed/random.ts'
import { canonicalJson, type Json } from '../ledger/index.ts'
import { honestBundle, thirty } from './audit.testing.ts'
import { BundleShape } from './bundle.ts'
import { isLine, isListed, readQuickly } from './quickLines.ts'
import { readAnyPayload } from './readLines.ts'
import { LineShape } from './shapes.ts'

type Tree = { [name: string]: unknown }

const { lines, voters } = honestBundle(thirty, 40)
const VoterShape = BundleShape.shape.voters.shape.list.def.element

const signs = [
  ...'0123456789abcdefxA"\\/{}[]:,. -+eE“ß–\u007f\u2028\0\n\u001f🐋',
  '\ud800',
  '\udc00',
  // As JSON escapes them.
  '\\n',
  '\\"',
  '\\\\',
  '\\u2028',
]

/** One sign more, less, or another one. */
function bendText(text: string, random: Random): string {
  // In the sentence, half of the time: the others are short, or of digits.
  const at = random.chance(0.5)
    ? text.indexOf('Vote') + random.below(20)
    : random.below(text.length + 1)
  const sign = random.pick(signs)
  return random.pick([
    text.slice(0, at) + sign + text.slice(at),
    text.slice(0, at) + sign + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1),
  ])
}

const numbers = [255, 2 ** 31 - 1, 2 ** 32 - 1, 253_402_300_799, 1e15, 1e16]
const lengths = [0, 1, 32, 60, 1_000, 4_000, 16_384, 40_000]

/** A value that a bound may stand before or behind, or one of another kind. */
function valueNear(value: unknown, random: Random): unknown {
  if (random.chance(0.1))
    return random.pick([null, '', -1, 0.5, [], {}, true, '7', Number.NaN])
  if (typeof value === 'number')
    return random.pick(numbers) + random.pick([-1, 0, 1])
  if (typeof value !== 'string') return value
  const length = random.pick(lengths) + random.pick([0, 0, 1])
  return value.startsWith('0x')
    ? `0x${'ab'.repeat(length / 2)}`
    : random.pick(['x', 'é', '🐋']).repeat(length)
}

/** A copy in which one member is another, is missing, or is one too many. */
function bendTree(tree: Tree, random: Random): Tree {
  const name = random.pick(Object.keys(tree))
  const { [name]: value, ...others } = tree
  if (random.chance(0.05)) return others
  if (random.chance(0.05)) return { ...tree, more: 1 }
  const isInner = typeof value === 'object' && value !== null
  const bent = isInner
    ? bendTree(value as Tree, random)
    : valueNear(value, random)
  return { ...tree, [name]: bent }
}

function payloadNear(random: Random): string {
  const { payload } = random.pick(lines)
  if (random.chance(0.4)) return bendText(payload, random)
  const tree = bendTree(JSON.parse(payload) as Tree, random)
  try {
    return canonicalJson(tree as Json)
  } catch {
    return JSON.stringify(tree)
  }
}

describe('readQuickly', () => {
  test('reads what nearly all say, as the shapes do', () => {
    for (const { payload } of lines) {
      const read = readQuickly(payload)
      expect(read).toEqual(readAnyPayload(payload))
      expect(read).toBeDefined()
    }
  })

  test('properties: reads the same as the shapes, or nothing', () => {
    let [quick, slow, refused] = [0, 0, 0]
    forSeeds((random) => {
      const payload = payloadNear(random)
      const read = readQuickly(payload)
      const known = readAnyPayload(payload)
      if (read) expect(read, payload.slice(0, 900)).toEqual(known)
      if (read) quick += 1
      else if (known) slow += 1
      else refused += 1
    }, 3_000)
    expect(Math.min(quick, slow, refused)).toBeGreaterThan(20)
  })
})

describe('isLine, isListed', () => {
  test('properties: tell what the shapes tell', () => {
    const told = { yes: 0, no: 0 }
    forSeeds((random) => {
      const line = bendTree({ ...random.pick(lines) }, random)
      const is = isLine(line)
      expect(is, JSON.stringify(line).slice(0, 900)).toBe(
        z.safeParse(LineShape, line).success,
      )
      told[is ? 'yes' : 'no'] += 1
      const listed = Object.values(
        bendTree({ ...random.pick(voters.list) }, random),
      )
      expect(isListed(listed), JSON.stringify(listed)).toBe(
        z.safeParse(VoterShape, listed).success,
      )
    }, 2_000)
    expect(Math.min(told.yes, told.no)).toBeGreaterThan(300)
  })

  test.each([[null], [undefined], [7], ['line'], [[]], [{}]])(
    'error: %j is neither',
    (value) => {
      expect([isLine(value), isListed(value)]).toEqual([false, false])
    },
  )
})
