import { storageKeys } from '@narwhal-club/core/constants'
import { type Look, usualLook } from '@narwhal-club/core/contract'
import { safeStorage } from '@narwhal-club/core/storage'
import { expect, test } from 'vitest'
import { createDisplay } from './display.ts'

const lightAndCompact: Look = { theme: 'light', density: 'compact' }

/** A page that the server drew in a look, for a reader who saved some of it. */
function open(
  drawn: Look,
  saved: Partial<Look> = {},
  prefersMoreContrast = false,
) {
  const storage = safeStorage()
  if (saved.theme) storage.setItem(storageKeys.theme, saved.theme)
  if (saved.density) storage.setItem(storageKeys.density, saved.density)
  const root = { dataset: {} as Record<string, string | undefined> }
  const told: Look[] = []
  const display = createDisplay(
    storage,
    root,
    prefersMoreContrast,
    drawn,
    (look) => told.push(look),
  )
  return { display, root, told }
}

test('default: what was drawn stands, and nothing is told', () => {
  const { display, root, told } = open(usualLook)
  expect(display.read()).toEqual(usualLook)
  // One and the same: nothing is drawn anew once the page has taken over.
  expect(display.readDrawn()).toBe(display.read())
  expect([root.dataset, told]).toEqual([{}, []])
})

test('behavior: what is saved wins over an older cookie, and the server hears', () => {
  const { display, root, told } = open(lightAndCompact, {
    theme: 'dark',
    density: 'comfortable',
  })
  expect(display.read()).toEqual(usualLook)
  expect(display.readDrawn()).toEqual(lightAndCompact)
  expect(root.dataset).toEqual({ theme: 'dark', density: 'comfortable' })
  expect(told).toEqual([usualLook])
})

test('behavior: where storage is blocked the cookie’s word stands', () => {
  const { display, told } = open(lightAndCompact)
  expect(display.read()).toEqual(lightAndCompact)
  expect(told).toEqual([])
})

test('behavior: more contrast, asked for by the system, is no choice', () => {
  const { display, root, told } = open(usualLook, {}, true)
  expect(display.read().theme).toBe('contrast')
  expect(root.dataset.theme).toBe('contrast')
  expect(told).toEqual([])
})

test('behavior: a choice is shown, told and heard of', () => {
  const { display, root, told } = open(usualLook)
  let heard = 0
  display.subscribe(() => {
    heard += 1
  })
  display.setTheme('light')
  display.setDensity('compact')
  expect(display.read()).toEqual(lightAndCompact)
  expect(root.dataset).toEqual({ theme: 'light', density: 'compact' })
  expect(told.at(-1)).toEqual(lightAndCompact)
  expect(heard).toBe(2)
})
