import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createKeeper, parseKept, placeOf, spellKept } from './keptStory.ts'

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

const folder = mkdtempSync(resolve(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))
const id = 'components-kit-select--empty'
const file = resolve(folder, 'components-kit-select.txt')

test('default: what is kept is there for the next run, and each of a component beside it', () => {
  const { keep } = createKeeper(folder)
  keep(null, id, 'button "Vote"')
  keep(null, 'components-kit-select--all', 'icon check')
  expect(createKeeper(folder).kept(null, id)).toBe('button "Vote"')
  expect(readFileSync(file, 'utf8')).toBe(
    '## all\nicon check\n\n## empty\nbutton "Vote"\n',
  )
})

test('behavior: of what has nothing nothing stays, and no file of none', () => {
  const { keep, kept } = createKeeper(folder)
  keep(null, id, '')
  expect(kept(null, id)).toBeNull()
  expect(readFileSync(file, 'utf8')).toBe('## all\nicon check\n')
  keep(null, 'components-kit-select--all', '')
  expect(existsSync(file)).toBe(false)
})

test('edge: nothing is kept of a story that nobody has kept', () => {
  const { keep, kept } = createKeeper(folder)
  keep(null, 'no-such-thing--at-all', '')
  expect(kept(null, 'no-such-thing--at-all')).toBeNull()
})
