import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutRestoring } from './noRestoring.ts'

const dist = dirname(fileURLToPath(import.meta.resolve('xstate')))
const [file = ''] = readdirSync(dist).filter((name) =>
  /^StateMachine-[^.]*\.esm\.js$/.test(name),
)
const code = readFileSync(join(dist, file), 'utf8')
/** The names of what a class has, as it is written. */
const methodsOf = (text: string) => text.match(/^ {2}(?:get )?\w+\(.*(?= \{)/gm)

test('default: two methods of the installed library are empty, and no other', () => {
  const less = withoutRestoring(code)
  expect(methodsOf(less)).toEqual(methodsOf(code))
  expect(less.match(/See app\/noRestoring/g)).toHaveLength(2)
  expect(less).not.toContain('reviveContext')
  // What stands around them is as it was.
  const [before, rest = ''] = code.split('  getPersistedSnapshot(snapshot')
  const after = rest.slice(rest.indexOf('return restoredSnapshot;\n  }'))
  expect(less.startsWith(before ?? '')).toBe(true)
  expect(less.endsWith(after.replace(/^.*\n {2}\}/, ''))).toBe(true)
})

test('error: a library that is another is said', () => {
  expect(() => withoutRestoring('class StateMachine {}')).toThrow(
    'How machines are restored has changed',
  )
})
