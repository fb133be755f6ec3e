import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetMade, isMadeHere, rememberMade } from './madeHere.ts'

test('default: what was begun here is known until it is saved', () => {
  const queries = new QueryClient()
  rememberMade(queries, 'a')
  expect(['a', 'b'].map((id) => isMadeHere(queries, id))).toEqual([true, false])
  forgetMade(queries, 'a')
  expect(isMadeHere(queries, 'a')).toBe(false)
})
