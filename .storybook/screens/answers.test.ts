import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const screens = resolve(root, 'app')

/** Of these flows of their own tell what becomes: they are asked by a press. */
const elsewhere = [
  'adminMember',
  'commentHistory',
  'commentReplies',
  // Every page comes with it: `Screens/About` has it gone.
  'config',
  'submission',
]

const sourcesIn = (folder: string, isMeant: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => isMeant.test(path) && !/^(node_modules|dist)\//.test(path),
    )
    .map((path) => readFileSync(resolve(folder, path), 'utf8'))
const namesIn = (sources: string[], pattern: RegExp) =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(pattern)].map(([, name]) => name),
    ),
  )

test('default: of each answer that a page asks for it is told that it fails, and that it does not come', () => {
  const asked = namesIn(
    sourcesIn(screens, /(?<!\.test)\.tsx?$/),
    /\buse[A-Z]\w*\(\s*'([a-z][A-Za-z]+)'/g,
  )
  const stories = sourcesIn(import.meta.dirname, /^Answers\w+\.stories\.tsx$/)
  const fails = namesIn(stories, /fails\(\s*\w+,\s*surface\.(\w+)\.path/g)
  const waits = namesIn(stories, /waits\(\s*\w+,\s*surface\.(\w+)\.path/g)
  expect(asked.size).toBeGreaterThan(50)
  const untold = [...asked].filter(
    (name) => !(fails.has(name) && waits.has(name)),
  )
  expect(untold.sort()).toEqual(elsewhere)
})
