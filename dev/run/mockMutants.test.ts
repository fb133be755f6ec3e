import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import {
  activate,
  beginMeeting,
  condition,
  endMeeting,
  other,
  register,
} from './mockMutant.ts'
import { mockMutantsOf, mockSources, withMockMutants } from './mockMutants.ts'

const file = 'dev/mocks/box.ts'
const code = `const most = 5
export const boxesOf = (all: Box[], who: string, most = 9) =>
  all.filter(({ of }) => of === who).slice(0, most)
export function put(state: State, box?: Box) {
  if (box?.isFull) state.boxes = [...state.boxes, { ...box, at: 'top' }]
  return (state.max ?? 1) + state.size
}
`

test('places: each condition, call, number, word, spread and statement', () => {
  expect(withMockMutants(file, code).ids.map((id) => id.slice(18))).toEqual([
    ':57 9 → 10',
    ':3 all.filter(({ of }) => of === who).slice(0, most) → all.filter(({ of }) => of === who)',
    ':3 all.filter(({ of }) => of === who) → all',
    ':26 of === who → true',
    ':26 of === who → false',
    ':44 0 → 1',
    ':7 box?.isFull → true',
    ':7 box?.isFull → false',
    ":20 state.boxes = [...state.boxes, { ...box, at: 'top' }] → nothing",
    ':38 state.boxes → []',
    ':56 box → {}',
    ":65 'top' → 'zzz'",
    ':10 (state.max ?? 1) + state.size → (state.max ?? 1) - state.size',
    ':11 state.max ?? 1 → 1',
    ':24 1 → 2',
  ])
})

test('default: a statement stands where the one before it does not end', () => {
  const lines = 'const f = () => {\n  a = b\n  c(d)\n}'
  expect(withMockMutants(file, lines).code).toContain(
    '{ if (!__other(__first + 0)) { a = b } }\n  { if (!__other(__first + 1)) { c(d) } }',
  )
})

test('behavior: one of them is another until it is taken back', () => {
  const first = register(['is → true', 'is → false', 'more'])
  beginMeeting()
  expect([condition(first, 0), other(first + 2)]).toEqual([0, false])
  expect(endMeeting()).toEqual({ ids: ['is → true', 'more'], calls: 2 })
  activate('is → true')
  expect(condition(first, 0)).toBe(true)
  activate('is → false')
  expect(condition(first, 7)).toBe(false)
  activate('more', 2)
  expect(other(first + 2)).toBe(true)
  expect(() => [other(first), other(first)]).toThrow('for ever')
  activate(null)
  expect([condition(first, 7), other(first + 2)]).toEqual([7, false])
})

test('invariant: every source of the mocks is code with its mutants, each by its own name', () => {
  const cwd = resolve(import.meta.dirname, '../..')
  const read = (path: string) => readFileSync(resolve(cwd, path), 'utf8')
  for (const path of mockSources()) {
    const { code: mutated } = withMockMutants(path, read(path))
    expect([path, ...parseSync(path, mutated).errors]).toEqual([path])
  }
  const all = mockMutantsOf(read)
  expect(all.length).toBeGreaterThan(4_000)
  expect(new Set(all).size).toBe(all.length)
})
