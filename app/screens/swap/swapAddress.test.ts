import { expect, test } from 'vitest'
import { swapAddress } from './swapAddress.ts'

const usual = swapAddress.parse('')

test('default: a choice is a link, and back', () => {
  const asked = swapAddress.parse(
    '?mode=redeem&ids=4,10,13&q=12&trait=Tusk:Gold|Sea:Deep&history=mine',
  )
  expect(asked).toEqual({
    mode: 'redeem',
    ids: ['4', '10', '13'],
    search: '12',
    traits: { Tusk: 'Gold', Sea: 'Deep' },
    history: 'mine',
  })
  expect(swapAddress.parse(swapAddress.format(asked))).toEqual(asked)
  expect(swapAddress.format(asked)).toContain('ids=4,10,13')
})

test('default: what is usual is not said', () => {
  expect(swapAddress.format(usual)).toBe('')
  expect(usual).toMatchObject({ mode: 'deposit', ids: [], traits: {} })
})

test.each([
  ['?ids=4,4,10', ['4', '10']],
  ['?ids=04,x,-1,7', ['7']],
  [`?ids=${Array.from({ length: 30 }, (_, at) => at)}`, 20],
])('behavior: of %s what can be swapped is taken', (said, expected) => {
  const { ids } = swapAddress.parse(said)
  expect(typeof expected === 'number' ? ids.length : ids).toEqual(expected)
})

test('behavior: a half of a trait is none', () => {
  expect(swapAddress.parse('?trait=Tusk|:Gold|Sea:').traits).toEqual({})
})
