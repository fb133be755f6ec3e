import { expect, test } from 'vitest'
import { matching, nearness, wordsOf } from './match.ts'

test('default: every word of the query must be there, in any order, also within others', () => {
  expect(nearness('Sign-In Cancelled', 'cancel sign')).toBe(3)
  expect(nearness('Sign-In Cancelled', 'cancel failed')).toBeNull()
})

test('behavior: upper and lower case, and how many blanks, are no matter', () => {
  expect(nearness('Sign-In  Cancelled', ' SIGN-in cancelled ')).toBe(0)
})

test('behavior: a name of the code is found by its words', () => {
  expect(nearness('attached.wrongChain', 'wrong chain')).toBe(2)
  expect(nearness('attached.wrongChain', 'wrongchain')).toBe(2)
  expect(nearness('attached.wrongChain', 'attached.wrong')).toBe(1)
})

test('behavior: an empty query asks for nothing', () => {
  expect(wordsOf('   ')).toEqual([])
  expect(nearness('anything', '  ')).toBeNull()
})

test('behavior: the same text comes first, then what begins so, then the rest as it came', () => {
  const texts = ['to sign now', 'Not signed', 'sign in', 'Sign']
  expect(matching(texts, 'sign', (text) => [text])).toEqual([
    'Sign',
    'sign in',
    'to sign now',
    'Not signed',
  ])
})

test('behavior: of several texts of one thing the nearest counts', () => {
  const things = [{ names: ['x sign'] }, { names: ['far', 'sign'] }]
  expect(matching(things, 'sign', ({ names }) => names)).toEqual([
    things[1],
    things[0],
  ])
})
