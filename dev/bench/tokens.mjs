import { createHash } from 'node:crypto'

/** More than the server remembers of sessions and of holdings. */
export const sessionCount = 12_000

/** A session token that both sides of the bench can compute. */
export const tokenOf = (kind, index) =>
  createHash('sha256').update(`${kind} ${index}`).digest('base64url')

export const soleAddress = `0x${'51'.repeat(20)}`
export const crowdAddress = (index) =>
  `0x${(index + 1).toString(16).padStart(40, '0')}`
