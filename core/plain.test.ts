import { expect, expectTypeOf, test } from 'vitest'
import { openClub } from '../dev/testing/openClub.ts'
import { type Plain, toPlain } from './plain.ts'
import type { SystemView } from './system/index.ts'

test('default: a whole view, with amounts as texts', async () => {
  const { page, signIn } = await openClub()
  await signIn()
  const view = page.getSnapshot()
  expect(view.balance.value).toBe(5n)
  const plain = toPlain(view)
  expect(plain.balance.value).toBe('5')
  expect(plain.session).toEqual(view.session)
  expect(JSON.parse(JSON.stringify(plain))).toEqual(plain)
  expectTypeOf(plain).toEqualTypeOf<Plain<SystemView>>()
  page.stop()
})

test('behavior: it is another, and the first stays as it was', () => {
  const first = { amounts: [1n, 2n], none: undefined, zero: null }
  expect(toPlain(first)).toEqual({ amounts: ['1', '2'], zero: null })
  expect(first.amounts).toEqual([1n, 2n])
})
