import { expect, test, vi } from 'vitest'
import { heardSoFar, hears } from './hears.ts'

test('default: a handler is called as it was, and that it was is known', () => {
  const own = vi.fn((said: string) => `${said}!`)
  const watched = hears('ui/Box.tsx:3 onOpen', own)
  expect(heardSoFar()).toEqual([])
  expect(watched('open')).toBe('open!')
  expect(own).toHaveBeenCalledWith('open')
  expect(heardSoFar()).toEqual(['ui/Box.tsx:3 onOpen'])
})

test('behavior: of the same one it is the same, of none it is none', () => {
  const own = () => {}
  expect(hears('a', own)).toBe(hears('a', own))
  expect(hears('b', own)).not.toBe(hears('a', own))
  expect(hears('a', undefined)).toBeUndefined()
})
