import type { RevisingView } from '@narwhal-club/core/revising'
import { expect, test } from 'vitest'
import { revisingOf } from './revisingOf.ts'

const asked = { id: 'b', purpose: 'bounty' } as const
const published = {
  purpose: 'proposal',
  status: 'published',
  title: 'Fund the winter relay',
  version: 2,
} as const

test('default: a page shows its own version', () => {
  const own: RevisingView = { ...published, ...asked }
  expect(revisingOf(own, asked)).toBe(own)
  expect(revisingOf({ status: 'idle' }, asked)).toEqual({ status: 'idle' })
})

test('behavior: of another that is handed over first nothing is shown', () => {
  const other: RevisingView = { ...published, id: 'a' }
  expect(revisingOf(other, asked)).toEqual({ ...asked, status: 'reading' })
})
