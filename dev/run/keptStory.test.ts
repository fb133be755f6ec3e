import { expect, test } from 'vitest'
import {
  keptStory,
  keptUse,
  parseKept,
  placeOf,
  spellKept,
} from './keptStory.ts'

const kept = new Map([
  ['b', 'button "Vote"\nicon check'],
  ['a', '(nothing)'],
])

test('default: what is kept is read as it was written, in the order of its names', () => {
  const text = spellKept(kept)
  expect(text).toBe('## a\n(nothing)\n\n## b\nbutton "Vote"\nicon check\n')
  expect(parseKept(text)).toEqual(kept)
  expect(parseKept('')).toEqual(new Map())
})

test('default: a story has its place in the file of its component', () => {
  const [file, story] = placeOf('components-kit-select--empty')
  expect(file).toMatch(/stories\/components-kit-select\.txt$/)
  expect(story).toBe('empty')
})

test('edge: nothing is kept of a story that nobody has kept', () => {
  expect(keptStory(null, 'no-such-thing--at-all')).toBeNull()
})

test('edge: nothing is kept of controls that a story has not', () => {
  expect(keptUse(null, 'no-such-thing--at-all')).toBeNull()
})
