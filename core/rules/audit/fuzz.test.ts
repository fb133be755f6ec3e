import { describe, expect, test } from 'vitest'
import { forSeeds } from '../../../dev/testing/forSeeds.ts'
import type { Random } from '../../../dev/world/seed/random.ts'
import { honestBundle, receiptOf, thirty } from './audit.testing.ts'
import { audit, type Bundle, readBundle } from './index.ts'
import { auditBothWays, rememberSigners } from './reds.testing.ts'

const bundle = honestBundle(thirty, 40)
const text = JSON.stringify(bundle)
const recover = rememberSigners()

/** Of no weight here (docs/audit-format.md). */
const meansNothing = /^keys\.\d+\.(from|until)$/

type Tree = { [name: string]: unknown }
/** Where all single values of a tree are. */
function leavesOf(at: unknown, path: string[] = []): string[][] {
  if (typeof at !== 'object' || at === null) return [path]
  return Object.entries(at).flatMap(([name, inner]) =>
    leavesOf(inner, [...path, name]),
  )
}
const leaves = leavesOf(bundle)

function bend(value: unknown, random: Random): unknown {
  if (random.chance(0.1))
    return random.pick(
      [null, '', 0, -1, 0.5, 1e300, [], {}, true].filter(
        (other) => other !== value,
      ),
    )
  if (typeof value === 'number')
    return value + random.pick([1, -1, 1_000, -1_000, 2 ** 31, 0.5])
  if (typeof value !== 'string') return random.pick([1, 'x', {}])
  const at = random.below(value.length)
  const others = [...'0123456789abcdef xZ–\u200b'].filter(
    (sign) => sign !== value[at],
  )
  const sign = random.pick(others)
  return random.pick([
    value.slice(0, at) + sign + value.slice(at + 1),
    value.slice(0, at) + value.slice(at + 1),
    value.slice(0, at) + sign + value.slice(at),
    `${value} `,
  ])
}

/** A copy of the bundle in which one value is another. */
function mutate(random: Random): { path: string; value: unknown } {
  const path = random.pick(leaves)
  const value = JSON.parse(text) as Tree
  const inner = path
    .slice(0, -1)
    .reduce<Tree>((at, name) => at[name] as Tree, value)
  const name = path.at(-1) as string
  inner[name] = bend(inner[name], random)
  return { path: path.join('.'), value }
}

describe('any single value', () => {
  test('properties: that is another is found', () => {
    let refused = 0
    let red = 0
    const seen = new Set<string>()
    forSeeds((random) => {
      const { path, value } = mutate(random)
      if (meansNothing.test(path)) return
      seen.add(path)
      const report = auditBothWays(value, { recover })
      expect(report.verdict, `${path} went unnoticed`).toBe('red')
      if (readBundle(value).ok) red += 1
      else refused += 1
    }, 300)
    // Both ways of being found occur, and many places were tried.
    expect(red).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(30)
    expect(seen.size).toBeGreaterThan(150)
  })

  test('properties: each place once, the last sign of a text or the next number', () => {
    const few = honestBundle(thirty.slice(18), 24)
    expect(audit(few, { recover }).verdict).toBe('green')
    for (const path of leavesOf(few)) {
      const value = JSON.parse(JSON.stringify(few)) as Tree
      const inner = path
        .slice(0, -1)
        .reduce<Tree>((at, name) => at[name] as Tree, value)
      const name = path.at(-1) as string
      const at = inner[name]
      inner[name] =
        typeof at === 'number'
          ? at + 1
          : typeof at === 'string'
            ? at.slice(0, -1) + (at.endsWith('0') ? '1' : '0')
            : 1
      if (meansNothing.test(path.join('.'))) continue
      const { verdict } = auditBothWays(value, { recover })
      expect(verdict, path.join('.')).toBe('red')
    }
  })
})

describe('any JSON', () => {
  let deep: unknown = 1
  for (let depth = 0; depth < 3_000; depth += 1) deep = [deep]
  const bad: unknown[] = [
    undefined,
    null,
    0,
    '',
    'bundle',
    [],
    {},
    true,
    deep,
    { format: 'narwhal-bundle-1' },
    { ...bundle, format: 'narwhal-bundle-2' },
    { ...bundle, more: deep },
    { ...bundle, lines: deep },
    JSON.parse(`{"__proto__":{"x":1},"constructor":1,${text.slice(1)}`),
  ]

  test('error: what is no bundle is refused by its format', () => {
    for (const value of bad) {
      const report = audit(value, { recover, receipt: value })
      expect(report).toMatchObject({ verdict: 'red', ballots: 0 })
      expect(report.checks.map(({ code, ok }) => [code, ok])).toEqual([
        ['format', false],
      ])
    }
  })

  test.each<[string, (wrong: object[]) => unknown, string]>([
    ['lines', (wrong) => ({ ...bundle, lines: wrong }), 'lines.0.ledger'],
    [
      'a list',
      (list) => ({ ...bundle, voters: { ...bundle.voters, list } }),
      'voters.list.0',
    ],
    [
      'lines after good ones',
      (wrong) => ({ ...bundle, lines: [...bundle.lines, ...wrong] }),
      'lines.30.ledger',
    ],
    ['keys', (keys) => ({ ...bundle, keys }), 'keys'],
    [
      'addresses that are left out',
      (excluded) => ({ ...bundle, voters: { ...bundle.voters, excluded } }),
      'voters.excluded',
    ],
    ['versions', (versions) => ({ ...bundle, versions }), 'versions'],
  ])('error: %s, hundreds of thousands, all of them wrong', (_, bend, path) => {
    const wrong = Array.from({ length: 300_000 }, () => ({}))
    const { verdict, checks } = audit(bend(wrong), { recover })
    expect(verdict).toBe('red')
    const [{ findings } = { findings: [] }] = checks
    expect(findings.length).toBeLessThanOrEqual(20)
    expect(findings[0]).toEqual({ what: 'shape', path })
  })

  test('behavior: a long list is read as a short one', () => {
    const list = Array.from({ length: 2_500 }, (_, at): [string, number] => [
      `0x${at.toString(16).padStart(40, '0')}`,
      1,
    ])
    const long = { ...bundle, voters: { ...bundle.voters, list } }
    const read = readBundle(long)
    expect(read.ok && read.bundle).toEqual(long)
    list[1_700] = ['0x1', 1]
    expect(readBundle(long)).toEqual({
      ok: false,
      faults: ['voters.list.1700.0'],
    })
  })

  const payloads = [
    '',
    '{',
    'null',
    '[]',
    '{"proposal":1}',
    '['.repeat(30_000),
    '{"__proto__":1}',
    '"\\ud800"',
    '1e999',
  ]
  test.each(payloads.map((payload) => [payload.slice(0, 20), payload]))(
    'error: a line that says %j',
    (_, payload) => {
      const lines = bundle.lines.map((line, at) =>
        at === 4 ? { ...line, payload } : line,
      )
      const { checks } = audit({ ...bundle, lines }, { recover })
      const check = checks.find(({ code }) => code === 'lines')
      expect(check?.findings).toEqual([
        { what: 'hash', place: 4 },
        { what: 'payload', place: 4 },
      ])
    },
  )

  test('properties: a bundle with pieces exchanged never throws', () => {
    const pick = (random: Random) => {
      const path = random.pick(leaves)
      const depth = 1 + random.below(path.length)
      return path.slice(0, depth)
    }
    const read = (from: unknown, path: string[]) =>
      path.reduce<unknown>((at, name) => (at as Tree | undefined)?.[name], from)
    forSeeds((random) => {
      const value = JSON.parse(text) as Bundle & Tree
      for (let times = 1 + random.below(4); times > 0; times -= 1) {
        const to = pick(random)
        const target = read(value, to.slice(0, -1))
        if (typeof target !== 'object' || target === null) continue
        ;(target as Tree)[to.at(-1) as string] = read(bundle, pick(random))
      }
      const receipt = random.chance(0.5) ? receiptOf(bundle, 1) : value
      expect(typeof audit(value, { recover, receipt }).verdict).toBe('string')
    }, 300)
  })
})
