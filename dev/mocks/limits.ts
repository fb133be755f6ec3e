import type { MockLimits } from './world.types.ts'

/** What the server has where its environment says nothing. */
export const defaultLimits: MockLimits = {
  nonce: 30,
  verify: 30,
  write: 20,
  draft: 60,
  comment: 5,
  read: 6_000,
  noncesPerBrowser: 5,
  noncesPerSource: 20,
}
