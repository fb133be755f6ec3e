import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { draftOf, writeHref } from './writing.ts'

const id = '00000000-0000-4000-8000-000000000001'

test('default: a draft has an address, and is read from it', () => {
  const href = writeHref('main', id)
  expect(href).toBe(`/clubs/main?tab=proposals&write=${id}`)
  expect(draftOf(new URL(href, 'http://club.test').search)).toBe(id)
  expect(paths.proposal('main', id)).toBe(`/clubs/main?tab=proposals&p=${id}`)
})

test.each(['', '?write=', '?write=1', `?write=${id}x`, '?p=1'])(
  'error: %s opens none',
  (search) => expect(draftOf(search)).toBe(''),
)
