import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { messages, pseudo, pseudoText } from './index.ts'

/** Every text of a tree, functions called with the number 503. */
function leaves(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (typeof tree === 'function') return [String(tree(503, 503, 503))]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.values(tree).flatMap(leaves)
}

const pages = readdirSync(resolve(import.meta.dirname, 'pages'))

test('default', () => {
  expect(pseudoText('Sign in')).toBe('[Šígñ íñ~~~]')
})

test('behavior: functions keep their arguments', () => {
  const { texts } = pseudo(messages)
  expect(texts.nonceFailed(503)).toBe('[Fáíléð tö gét ñöñçé: 503~~~~~~~~]')
})

test.each(['index.ts', 'panels.ts', ...pages.map((file) => `pages/${file}`)])(
  'behavior: every message of %s is bracketed, none is lost',
  async (file) => {
    const { pseudo: _, pseudoText: __, ...words } = await import(`./${file}`)
    const english = leaves(words)
    const foreign = leaves(pseudo(words))
    expect(english).not.toEqual([])
    expect(foreign).toHaveLength(english.length)
    for (const text of foreign) expect(text).toMatch(/^\[.+\]$/s)
  },
)

test('behavior: lists stay lists', () => {
  expect(pseudo({ steps: ['one', 'two'] }).steps).toEqual(['[öñé~]', '[twö~]'])
})
