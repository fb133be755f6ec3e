import { expect, test } from 'vitest'
import { urlOf } from './url.ts'

const path = '/api/clubs/:club/posts/:clubPost'

test.each([
  ['nothing', '/api/a', undefined, '/api/a'],
  ['a query, in its order', '/api/a', { b: 1, a: 'x' }, '/api/a?b=1&a=x'],
  ['nothing of what is missing', '/api/a', { a: undefined, b: '' }, '/api/a'],
  ['zero', '/api/a', { a: 0 }, '/api/a?a=0'],
  [
    'names of the path, and a query beside them',
    path,
    { clubPost: 7, q: 'x', club: 'main' },
    '/api/clubs/main/posts/7?q=x',
  ],
  [
    'what a path cannot hold, written so that it can',
    path,
    { club: 'a/b?c', clubPost: '$&' },
    '/api/clubs/a%2Fb%3Fc/posts/%24%26',
  ],
  ['no body', '/api/a', { a: 1, body: { b: 2 } }, '/api/a?a=1'],
])('default: %s', (_, path, asked, url) => {
  expect(urlOf({ path }, asked)).toBe(url)
})
