import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import { expect, test, vi } from 'vitest'
import { createWriting } from './createWriting.ts'
import { createWordsMemory } from './wordsMemory.ts'
import { formOf } from './writing.rules.ts'

const blocked = (): StoragePort => {
  throw new Error('Blocked')
}
/** The page as it is loaded: what is said below `subject`. */
const load = (open: () => StoragePort, subject = 'p', who = 'a') =>
  createWriting(createWordsMemory(subject, who, open))

type Page = ReturnType<typeof load>
const sayOf = (page: Page) => formOf(page.getSnapshot(), 'say')
const type = (page: Page, text: string, spot: 'say' | 'reply.a' = 'say') =>
  page.send({ type: 'typed', spot, text })

test('default: words outlive the page, with the name they were sent under', () => {
  const storage = safeStorage()
  const page = load(() => storage)
  type(page, 'A')
  page.send({ type: 'sent', spot: 'say', id: '1' })
  page.send({ type: 'failed', spot: 'say', error: 'Sign in.', isSpent: false })
  expect(sayOf(load(() => storage))).toEqual({
    text: 'A',
    sent: { id: '1', text: 'A' },
  })
})

test('default: a reply comes back where it is opened again', () => {
  const storage = safeStorage()
  const page = load(() => storage)
  page.open('reply.a', '')
  type(page, 'A', 'reply.a')
  const next = load(() => storage)
  expect(next.getSnapshot().open).toBeNull()
  next.open('reply.a', '')
  expect(formOf(next.getSnapshot(), 'reply.a').text).toBe('A')
  next.open('reply.b', '')
  expect(formOf(next.getSnapshot(), 'reply.b').text).toBe('')
})

test('behavior: words of one thing are not those of another', () => {
  const storage = safeStorage()
  type(
    load(() => storage),
    'A',
  )
  expect(sayOf(load(() => storage, 'q')).text).toBe('')
})

test('behavior: words of one account are not those of the next', () => {
  const storage = safeStorage()
  const page = load(() => storage)
  type(page, 'A')
  page.send({ type: 'sent', spot: 'say', id: '1' })
  expect(sayOf(load(() => storage, 'p', 'b'))).toEqual({ text: '' })
  expect(sayOf(load(() => storage)).sent?.id).toBe('1')
})

test('behavior: what was taken, or emptied, does not come back', () => {
  const storage = safeStorage()
  const page = load(() => storage)
  type(page, 'A')
  page.send({ type: 'sent', spot: 'say', id: '1' })
  page.send({ type: 'taken', spot: 'say' })
  expect(sayOf(load(() => storage)).text).toBe('')
  type(page, 'B')
  type(page, '')
  expect(sayOf(load(() => storage)).text).toBe('')
})

test("behavior: another tab's words stay when ours were taken", () => {
  const storage = safeStorage()
  const [ours, theirs] = [load(() => storage), load(() => storage)]
  type(ours, 'A')
  ours.send({ type: 'sent', spot: 'say', id: '1' })
  type(theirs, 'B')
  ours.send({ type: 'taken', spot: 'say' })
  expect(sayOf(load(() => storage)).text).toBe('B')
})

test('behavior: an edit that was given up is what the comment says', () => {
  const storage = safeStorage()
  const page = load(() => storage)
  page.open('edit.a', 'Was')
  page.send({ type: 'typed', spot: 'edit.a', text: 'Is' })
  page.send({ type: 'closed', spot: 'edit.a' })
  const next = load(() => storage)
  next.open('edit.a', 'Was')
  expect(formOf(next.getSnapshot(), 'edit.a').text).toBe('Was')
})

test('behavior: the server draws no words, and asks no storage', () => {
  const open = vi.fn(() => safeStorage())
  const page = load(open)
  expect(page.getDrawn().forms).toEqual({})
  expect(open).not.toHaveBeenCalled()
})

test.for(['', '5', '"A"', '{', '{"text":5}', '[]'])(
  'error: what cannot be read is nothing: %s',
  (row) => {
    const storage = { ...safeStorage(), getItem: () => row }
    expect(sayOf(load(() => storage)).text).toBe('')
  },
)

test('error: words whose name cannot be read get another', () => {
  const row = JSON.stringify({ text: 'A', sent: { id: 5 } })
  const storage = { ...safeStorage(), getItem: () => row }
  expect(sayOf(load(() => storage))).toEqual({ text: 'A' })
})

test('error: where storage is blocked or full, words last as long as the page', () => {
  const full = {
    ...safeStorage(),
    setItem: () => {
      throw new Error('Full')
    },
  }
  for (const open of [blocked, () => full]) {
    const page = load(open)
    page.open('reply.a', '')
    type(page, 'A', 'reply.a')
    page.send({ type: 'closed', spot: 'reply.a' })
    page.open('reply.a', '')
    expect(formOf(page.getSnapshot(), 'reply.a').text).toBe('A')
  }
})

test('default: readers hear of a change until they leave', () => {
  const page = load(blocked)
  const reader = vi.fn()
  const { unsubscribe } = page.subscribe(reader)
  expect(page.isShown('say')).toBe(true)
  expect(page.isShown('reply.a')).toBe(false)
  type(page, 'A')
  unsubscribe()
  type(page, 'B')
  expect(reader).toHaveBeenCalledOnce()
  expect(page.isShown('say')).toBe(false)
})
