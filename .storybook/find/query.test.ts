import { expect, test } from 'vitest'
import { readQuery, spellQuery } from './query.ts'

test.each([
  'Sign-In Cancelled',
  'login.sign',
  '0x8F3A…c41D',
  'You’re in: 100 %',
  'a_b _2e_ 🐋',
  '',
])('default: %s is read as it was typed, and Storybook takes it', (query) => {
  const spelled = spellQuery(query)
  expect(spelled).toMatch(/^[a-zA-Z0-9 _-]*$/)
  expect(readQuery(spelled)).toBe(query)
})

test('behavior: what came back as another type is the text it was', () => {
  expect(readQuery(25)).toBe('25')
  expect(readQuery(undefined)).toBe('')
})
