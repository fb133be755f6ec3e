import { expect, test } from 'vitest'
import {
  allBountiesAddress,
  bountiesAddress,
  writeBountyHref,
} from './address.ts'

test('default: all of a question is in its address', () => {
  const rest =
    'state=open&q=banner&category=art&asset=CRO&sort=reward&mine=true'
  const ofClub = `?tab=bounties&${rest}`
  expect(bountiesAddress.format(bountiesAddress.parse(ofClub))).toBe(ofClub)
  const ofAll = `?list=bounties&${rest}`
  expect(allBountiesAddress.format(allBountiesAddress.parse(ofAll))).toBe(ofAll)
  const one = '?tab=bounties&b=b0000000-0000-4000-8000-000000000001'
  expect(bountiesAddress.format(bountiesAddress.parse(one))).toBe(one)
  const past = `?tab=bounties&by=0x${'ab'.repeat(20)}`
  expect(bountiesAddress.format(bountiesAddress.parse(past))).toBe(past)
  const asOther = `?tab=bounties&as=0x${'ab'.repeat(20)}`
  expect(bountiesAddress.format(bountiesAddress.parse(asOther))).toBe(asOther)
})

test.each(['?b=1', '?state=lost', '?asset=BTC', '?by=0x1', '?q=%00'])(
  'behavior: %s makes no sense, and counts as not said',
  (search) => {
    expect(bountiesAddress.parse(search)).toEqual(bountiesAddress.parse(''))
  },
)

test('default: where one is written', () => {
  expect(writeBountyHref('main', 'd')).toBe('/clubs/main?tab=bounties&write=d')
})
