import { expect, test } from 'vitest'
import { coinsHeld, coinsNeeded } from './coins.ts'

const ether = 10n ** 18n

test('default: the fee and its gas are not rounded away', () => {
  expect(coinsNeeded(ether)).toBe('1 CRO')
  expect(coinsNeeded(ether + 573_380_000_000_000n)).toBe('1.00057338 CRO')
  expect(coinsNeeded(0n)).toBe('0 CRO')
})

test('behavior: a need is rounded up, what there is down', () => {
  expect(coinsNeeded(ether + 1n)).toBe('1.00000001 CRO')
  expect(coinsHeld(ether - 1n)).toBe('0.99999999 CRO')
  expect(coinsHeld(1n)).toBe('0 CRO')
})
