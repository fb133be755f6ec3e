import { describe, expect, test } from 'vitest'
import { type StoragePort, safeStorage } from './storage.ts'

function browserStorage(limit = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  const storage: StoragePort = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > limit) throw new Error('QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
  return { items, storage }
}

test('default: the given storage keeps it', () => {
  const { items, storage } = browserStorage()
  const safe = safeStorage(() => storage)
  safe.setItem('a', '1')
  expect(items.get('a')).toBe('1')
  expect(safe.getItem('a')).toBe('1')
  items.set('a', '2')
  expect(safe.getItem('a')).toBe('2')
  safe.removeItem('a')
  expect(items.has('a')).toBe(false)
  expect(safe.getItem('a')).toBeNull()
})

describe('error: memory keeps it', () => {
  const throwing = () => {
    throw new Error('SecurityError')
  }
  const silent = { ...browserStorage().storage, setItem: () => {} }

  test.each([
    ['blocked', throwing],
    ['absent', undefined],
    ['full', () => browserStorage(0).storage],
    ['deaf', () => silent],
  ])('%s', (_, open) => {
    const safe = safeStorage(open)
    safe.setItem('a', '1')
    expect(safe.getItem('a')).toBe('1')
    safe.removeItem('a')
    expect(safe.getItem('a')).toBeNull()
  })

  test('full: the new value wins over the old one that stayed', () => {
    const { items, storage } = browserStorage(1)
    const safe = safeStorage(() => storage)
    safe.setItem('a', '1')
    safe.setItem('a', 'longer')
    expect(safe.getItem('a')).toBe('longer')
    expect(items.get('a')).toBe('1')
    safe.setItem('a', '2')
    expect(safe.getItem('a')).toBe('2')
    expect(items.get('a')).toBe('2')
  })
})
