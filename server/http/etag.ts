/**
 * Tells whether a client has this body already (RFC 9110, 13.1.2): any of the
 * tags that it names, compared weakly as a read is.
 */
export function isKnownTo(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  return header
    .split(',')
    .some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** What anyone may keep, and asks about again before each use. */
export const revalidated = 'public, no-cache'

/** The same, for the browser of who asks alone. */
export const revalidatedByOne = 'private, no-cache'

/** So much of a SHA-256, in base64url, tells bodies apart. */
export const tagLength = 27
