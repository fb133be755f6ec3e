import { expect } from 'vitest'
import type { Club } from './club.ts'

/** A browser in which a member has signed in. */
export async function signedIn(
  { open, accounts }: Club,
  role: 'admin' | 'holder' | 'whale' = 'holder',
) {
  const visitor = open()
  expect((await visitor.signIn(accounts[role])).status).toBe(200)
  return visitor
}
