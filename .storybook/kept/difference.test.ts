import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

test('what is alike has no difference', () => {
  expect(differenceOf(['a', 'b'], ['a', 'b'])).toEqual([])
})

test('a word that changed is said with what it was', () => {
  expect(differenceOf(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual(['- b', '+ x'])
})

test('what came and what went is said alone', () => {
  expect(differenceOf(['a', 'c'], ['a', 'b', 'c'])).toEqual(['+ b'])
  expect(differenceOf(['a', 'a'], ['a'])).toEqual(['- a'])
})

test('much is cut short', () => {
  const many = Array.from({ length: 11 }, (_, at) => `${at}`.repeat(200))
  const said = differenceOf(many, [])
  expect(said).toHaveLength(9)
  expect(said.at(-1)).toBe('- and 3 more')
  expect(said[0]).toHaveLength(122)
})
