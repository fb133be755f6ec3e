import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import type { Club } from './club.ts'

/** A browser in which a member has signed in. */
export async function signedIn(
  { open, accounts }: Club,
  role: Role = 'holder',
) {
  const visitor = open()
  expect((await visitor.signIn(accounts[role])).status).toBe(200)
  return visitor
}

/** A browser whose administrator has just signed for what is sensitive. */
export async function elevated(club: Club) {
  const visitor = await signedIn(club, 'admin')
  expect((await visitor.elevate(club.accounts.admin)).status).toBe(200)
  return visitor
}
