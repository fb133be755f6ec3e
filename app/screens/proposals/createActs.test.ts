import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import { expect, test, vi } from 'vitest'
import { createActsMemory } from './actsMemory.ts'
import { createActs } from './createActs.ts'

const load = (storage: StoragePort, who = 'a') =>
  createActs(createActsMemory('p', who, () => storage))
type Page = ReturnType<typeof load>

function write(page: Page, text: string) {
  page.send({ type: 'pressed', kind: 'cancel' })
  page.send({ type: 'written', kind: 'cancel', change: { text } })
}

test('default: words outlive the page, and are open as they were left', () => {
  const storage = safeStorage()
  const page = load(storage)
  write(page, 'It is a copy of another.')
  page.send({ type: 'sent', kind: 'cancel' })
  page.send({ type: 'failed', kind: 'cancel', error: 'Sign in again.' })
  const text = 'It is a copy of another.'
  expect(load(storage).getSnapshot()).toEqual({
    shown: 'cancel',
    written: { cancel: { kind: 'cancel', text } },
  })
})

test('behavior: words of one account are not those of the next', () => {
  const storage = safeStorage()
  write(load(storage), 'A')
  expect(load(storage, 'b').getSnapshot().written).toEqual({})
})

test('behavior: what was done, or given up, does not come back', () => {
  const storage = safeStorage()
  for (const type of ['done', 'closed'] as const) {
    const page = load(storage)
    write(page, 'A')
    page.send(type === 'done' ? { type, kind: 'cancel' } : { type })
    expect(load(storage).getSnapshot().written).toEqual({})
  }
})

test('behavior: the server draws no words, and asks no storage', () => {
  const open = vi.fn()
  const page = createActs(createActsMemory('p', 'a', open))
  expect(page.getDrawn()).toEqual({ shown: null, written: {} })
  expect(open).not.toHaveBeenCalled()
})

test.each(['', '5', '"A"', '{', '[]', '{"written":{"flag":{"text":5}}}'])(
  'error: what cannot be read is nothing: %s',
  (row) => {
    const storage = safeStorage()
    storage.setItem('club.acts.a.p', row)
    expect(load(storage).getSnapshot()).toEqual({ shown: null, written: {} })
  },
)
