import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import { expect, test, vi } from 'vitest'
import { createEdit } from './createEdit.ts'

const load = (storage: StoragePort, who = 'a') =>
  createEdit<string[]>('team', who, () => storage)
const edit = { version: 3, value: ['Fathom'] }

test('default: what was typed outlives the page, until it is dropped', () => {
  const storage = safeStorage()
  const page = load(storage)
  page.set(edit)
  expect(load(storage).getSnapshot()).toEqual(edit)
  page.set(null)
  expect(load(storage).getSnapshot()).toBeNull()
})

test('behavior: what one administrator types is not the next one’s', () => {
  const storage = safeStorage()
  load(storage).set(edit)
  expect(load(storage, 'b').getSnapshot()).toBeNull()
})

test('behavior: readers hear of a change until they leave', () => {
  const page = load(safeStorage())
  const hear = vi.fn()
  const { unsubscribe } = page.subscribe(hear)
  page.set(edit)
  unsubscribe()
  page.set(null)
  expect(hear).toHaveBeenCalledOnce()
})

test('behavior: the server draws nothing typed, and asks no storage', () => {
  const open = vi.fn()
  expect(createEdit('team', 'a', open).getDrawn()).toBeNull()
  expect(open).not.toHaveBeenCalled()
})

test.each(['', '5', '{', '[]', '{"version":"3","value":[]}', '{"version":3}'])(
  'error: what cannot be read is nothing: %s',
  (row) => {
    const storage = safeStorage()
    storage.setItem('club.edits.a.team', row)
    expect(load(storage).getSnapshot()).toBeNull()
  },
)
