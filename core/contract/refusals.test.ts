import { expect, test } from 'vitest'
import { refusalTable } from './refusals.ts'

/** What integrators build on: none of it changes by the way. */
test('default: every refusal has the status and the advice that it had', () => {
  const lines = Object.entries(refusalTable)
    .map(([code, { status, failure, advice }]) =>
      [status, code, failure, advice].join(' '),
    )
    .sort()
  expect(lines).toMatchSnapshot()
})
