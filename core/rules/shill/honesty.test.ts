import { expect, test } from 'vitest'
import { holdLine } from '../../messages/pages/shillTemplates.ts'
import { isPriceTalk, judgePosts } from './honesty.ts'

const judge = (text: string, recent?: readonly string[]) =>
  judgePosts([text], { holdLine, ...(recent && { recent }) })

test.each([
  'This is guaranteed.',
  'GUARANTEED!',
  'ｇｕａｒａｎｔｅｅｄ',
  'g\u0301uaranteed',
  'An easy 100x',
  '1000 X soon',
  'It is risk-free',
  'risk free, friends',
  'No risk at all',
  'You can’t lose',
  'you cannot lose',
  'to the moon',
  'It will pump',
  'gonna explode',
  'The next bitcoin',
  'get rich with us',
])('B6.28 "%s" promises what nobody knows', (text) => {
  expect(judge(`${text} ${holdLine}`)).toContain('promise')
})

test.each([
  'The pod counts 1,204 and nothing is promised.',
  'A risky swim, freely chosen.',
  'The moon is out. So is the pod.',
  'Block 100 of the chain',
  'Version 2x of the page',
])('B6.28 "%s" promises nothing', (text) => {
  expect(judge(`${text} ${holdLine}`)).toEqual([])
})

test('B6.27 who speaks of a price is asked to say what they hold', () => {
  expect(isPriceTalk('What is it worth?')).toBe(true)
  expect(judge('The price is what it is.')).toEqual(['no_disclosure'])
  expect(judge(`The price is what it is. ${holdLine}`)).toEqual([])
  expect(judge('One narwhal, one vote.')).toEqual([])
})

test('B6.29 three names may be called, four are too many', () => {
  expect(judge('@a @b @c hello')).toEqual([])
  expect(judge('@a @a @a @a hello')).toEqual([])
  expect(judge('@a @b @c @d hello')).toEqual(['mass_tagging'])
  // A thread is one post in this.
  const thread = ['@a @b hello', '@c @d hello']
  expect(judgePosts(thread, { holdLine })).toEqual(['mass_tagging'])
})

test('B6.6 three tags may be set, four are too many', () => {
  expect(judge('#a1 #b1 #c1')).toEqual([])
  expect(judge('#a1 #b1 #c1 #d1')).toEqual(['too_many_hashtags'])
})

const own = 'The pod counts 1,204: 1,164 out there, 40 in the vault.'
test('B6.30 what was posted before is noticed, as are small changes', () => {
  expect(judge(own, [own])).toEqual(['near_duplicate'])
  expect(judge(`${own.toUpperCase()}!!`, [own])).toEqual(['near_duplicate'])
  expect(judge('Something else entirely, about a vote.', [own])).toEqual([])
})

test('B6.30 only the last ten of them count', () => {
  const others = Array.from({ length: 10 }, (_, at) => `${at} `.repeat(30))
  expect(judge(own, [own, ...others])).toEqual([])
  expect(judge(own, [own, ...others.slice(1)])).toEqual(['near_duplicate'])
})

test('B6.13 what weighs more than 280 is said to be too long', () => {
  expect(judge('a'.repeat(280))).toEqual([])
  expect(judge('a'.repeat(281))).toEqual(['too_long'])
  const linked = (length: number) =>
    judgePosts(['a'.repeat(length)], { holdLine, link: true })
  expect(linked(255)).toEqual([])
  expect(linked(256)).toEqual(['too_long'])
})
