import { expect, test } from 'vitest'
import { messages, pseudo, pseudoText } from './index.ts'

/** Every text of a tree, functions called with the number 503. */
function leaves(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (typeof tree === 'function')
    return [String(tree(...Array(tree.length).fill(503)))]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.values(tree).flatMap(leaves)
}

test('default', () => {
  expect(pseudoText('Sign in')).toBe('[Šígñ íñ~~~]')
})

test('behavior: functions keep their arguments', () => {
  const { texts } = pseudo(messages)
  expect(texts.nonceFailed(503)).toBe('[Fáíléð tö gét ñöñçé: 503~~~~~~~~]')
})

test('behavior: every message is bracketed, none is lost', () => {
  const english = leaves({ ...messages, ui: {}, chain: {} })
  const foreign = leaves(pseudo({ ...messages, ui: {}, chain: {} }))
  expect(foreign).toHaveLength(english.length)
  for (const text of foreign) expect(text).toMatch(/^\[.+\]$/s)
})

test('behavior: lists stay lists', () => {
  expect(pseudo({ steps: ['one', 'two'] }).steps).toEqual(['[öñé~]', '[twö~]'])
})
