import { expect, test } from 'vitest'
import { storageKeys } from '../constants.ts'
import { deferred, flush } from '../testing/index.ts'
import { type LaterStorage, mirrorStorage } from './mirrorStorage.ts'
import { prefixStorage } from './storage.ts'

function laterStorage(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first))
  const written: string[] = []
  const storage: LaterStorage = {
    getAllKeys: async () => [...items.keys()],
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, value) => {
      written.push(`${key}=${value}`)
      items.set(key, value)
    },
    removeItem: async (key) => {
      written.push(`${key}-`)
      items.delete(key)
    },
  }
  return { items, written, storage }
}

test('default: what was kept is there at once, and what is said is written', async () => {
  const { items, storage } = laterStorage({ 'club.a': '1', other: 'x' })
  const mirror = await mirrorStorage(storage)
  expect(mirror.getItem('club.a')).toBe('1')
  expect(() => mirror.getItem('other')).toThrow('not read')
  mirror.setItem('club.b', '2')
  mirror.removeItem('club.a')
  expect(mirror.getItem('club.b')).toBe('2')
  expect(mirror.getItem('club.a')).toBeNull()
  await expect
    .poll(() => [...items])
    .toEqual([
      ['other', 'x'],
      ['club.b', '2'],
    ])
})

test('parameters: prefix', async () => {
  const { items, storage } = laterStorage({
    'club.a': 'no',
    'acme.club.a': '1',
  })
  const mirror = await mirrorStorage(storage, { prefix: 'acme.' })
  expect(mirror.getItem('club.a')).toBe('1')
  mirror.setItem('club.a', '2')
  await expect.poll(() => items.get('acme.club.a')).toBe('2')
  expect(items.get('club.a')).toBe('no')
})

test('error: a prefix around it would forget what was kept: it is said', async () => {
  const { storage } = laterStorage({ 'acme.club.a': '1' })
  const mirror = prefixStorage(await mirrorStorage(storage), 'acme.')
  expect(() => mirror.getItem('club.a')).toThrow('prefixStorage')
})

test('behavior: a slow write is overtaken by none, of whichever key', async () => {
  const { items, written, storage } = laterStorage()
  const slow = deferred()
  const mirror = await mirrorStorage({
    ...storage,
    setItem: async (key, value) => {
      if (value === '1') await slow.promise
      return storage.setItem(key, value)
    },
  })
  mirror.setItem('club.a', '1')
  mirror.removeItem('club.a')
  mirror.setItem('club.a', '2')
  mirror.setItem('club.b', '3')
  await flush()
  expect(written).toEqual([])
  slow.resolve()
  await expect.poll(() => items.get('club.b')).toBe('3')
  expect(written).toEqual(['club.a=1', 'club.a-', 'club.a=2', 'club.b=3'])
})

test('error: what could not be written is there, and is said not to last', async () => {
  const { items, storage } = laterStorage()
  let isFull = true
  const mirror = await mirrorStorage({
    ...storage,
    setItem: async (key, value) => {
      if (isFull) throw new Error('Full')
      return storage.setItem(key, value)
    },
  })
  mirror.setItem('club.a', '1')
  await expect.poll(() => mirror.isLasting?.('club.a')).toBe(false)
  expect(mirror.getItem('club.a')).toBe('1')
  isFull = false
  mirror.setItem('club.a', '2')
  await expect.poll(() => mirror.isLasting?.('club.a')).toBe(true)
  expect(items.get('club.a')).toBe('2')
})

test('behavior: every key of the package is one that it reads', () => {
  const others = Object.values(storageKeys).filter(
    (key) => !key.startsWith('club.'),
  )
  expect(others).toEqual([])
})

test('error: a storage that cannot be read is no empty one', async () => {
  const { storage } = laterStorage()
  const broken = {
    ...storage,
    getAllKeys: async () => {
      throw new Error('Locked')
    },
  }
  await expect(mirrorStorage(broken)).rejects.toThrow('Locked')
})
