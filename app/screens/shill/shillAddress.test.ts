import { expect, test } from 'vitest'
import { newSeed, shillAddress, wishesOf } from './shillAddress.ts'

const { parse, format } = shillAddress
const usual = parse('')

test('default: what is usual is not said', () => {
  expect(format(usual)).toBe('')
  expect(usual).toMatchObject({ topic: 'nft', tone: 'hype', seed: 'sea' })
})

test('B6.11 all that a roll hangs on is a link, and back', () => {
  const said =
    '?topic=swap&tone=funny&length=thread&emoji=3&tags=a+b&names=c&hold=no&link=off&seed=k3x9&kept=hook-a.1%2Ccall-b.4&locks=fact-a.0'
  const asked = parse(said)
  expect(asked).toMatchObject({
    topic: 'swap',
    kept: { hook: 'a.1', call: 'b.4' },
    locks: { fact: 'a.0' },
  })
  expect(format(asked)).toBe(said)
  expect(parse(format(asked))).toEqual(asked)
})

test.each([
  '?topic=whales&tone=sad&length=epic&emoji=9&hold=maybe&link=perhaps',
  '?seed=UPPER&kept=nose-a.1,hook-a.9,hook&subject=x&card=short',
])('error: of %s nothing makes sense, and nothing is taken', (said) => {
  expect(parse(said)).toEqual(usual)
})

test('B6.27 "I hold" is on where a price may be talked of, until it is said', () => {
  const holds = (said: string) => wishesOf(parse(said)).wishes.hold
  expect(holds('?topic=token')).toBe(true)
  expect(holds('?topic=swap')).toBe(true)
  expect(holds('?topic=proposal')).toBe(false)
  expect(holds('?topic=token&hold=no')).toBe(false)
  expect(holds('?topic=nft&hold=yes')).toBe(true)
})

test('B6.6 B6.7 what is typed becomes three tags and names at most, each once', () => {
  const { wishes, typed } = wishesOf(
    parse(
      '?tags=%23One, two  two 123 #th!nk three four&names=@a b,sixteen_letters_ c d',
    ),
  )
  expect(wishes.hashtags).toEqual(['One', 'two', 'three'])
  expect(wishes.mentions).toEqual(['a', 'b', 'c'])
  expect(typed.mentions).toBe('@a b,sixteen_letters_ c d')
})

test('B6.6 tags are suggested, until the line is emptied', () => {
  expect(wishesOf(usual).wishes.hashtags).toEqual(['NARWHAL', 'NFT', 'Cronos'])
  const emptied = parse(format({ ...usual, tags: '' }))
  expect(wishesOf(emptied)).toMatchObject({
    typed: { hashtags: '' },
    wishes: { hashtags: [] },
  })
})

test('behavior: a new seed is one that an address takes', () => {
  for (let times = 0; times < 100; times += 1) {
    const seed = newSeed()
    expect(parse(format({ ...usual, seed })).seed).toBe(seed)
  }
})
