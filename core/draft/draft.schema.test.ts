import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from './index.ts'

const schema = z.object({
  title: z.string().check(z.minLength(5), z.maxLength(9)),
  labels: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  winners: z.int().check(z.gte(1), z.lte(5)),
  link: z.url({ error: 'Give an address that begins with https.' }),
  mail: z.optional(z.email()),
})
const good = {
  title: 'Title',
  labels: ['a'],
  winners: 1,
  link: 'https://a.example',
}

test('default: nothing is wrong', () => {
  expect(fieldErrors(schema)(good)).toEqual({})
})

test('parameters: words that zod was given elsewhere are not ours', () => {
  const before = { localeError: undefined, ...z.config() }
  z.config({ localeError: () => 'Too small: expected string' })
  expect(fieldErrors(schema)({ ...good, title: 'One' })).toEqual({
    title: 'Write at least 5 characters; it has 3.',
  })
  z.config(before)
})

test.each([
  ['title', '', 'This is needed.'],
  ['title', undefined, 'This is needed.'],
  ['title', 'One', 'Write at least 5 characters; it has 3.'],
  ['title', '1234567890', 'Write at most 9 characters; it has 10.'],
  ['labels', [], 'Choose at least 1.'],
  ['labels', ['a', 'b', 'c'], 'Choose at most 2.'],
  ['winners', 0, 'Enter 1 or more.'],
  ['winners', 6, 'Enter 5 or less.'],
  ['link', 'x', 'Give an address that begins with https.'],
  ['mail', 'x', 'This is not in a form that can be read.'],
])('behavior: %s = %o → %s', (field, value, sentence) => {
  expect(fieldErrors(schema)({ ...good, [field]: value })).toEqual({
    [field]: sentence,
  })
})
