import { parseInstant } from './instant.ts'
import type { SignInFields } from './parseSignInMessage.ts'

/** Path of the page that signs in. */
export const signInPath = '/'

/** What a message must say, word for word, to sign in here and now. */
export interface SignInTerms {
  /** The browser's origin, one of the configured ones. */
  origin: string
  statement: string
  /** Path of the page that signs in: the URI may name it. */
  path: string
  chainId: number
  /** Milliseconds since the epoch. */
  now: number
}

export type TermRefusal =
  | 'domain'
  | 'uri'
  | 'version'
  | 'chain'
  | 'statement'
  | 'issued_at'
  | 'expired'
  | 'not_yet_valid'

const oldest = 10 * 60_000
const newest = 60_000

/** Returns the first term that a message does not meet, or null. */
export function brokenTerm(
  fields: SignInFields,
  { origin, statement, path, chainId, now }: SignInTerms,
): TermRefusal | null {
  if (fields.domain !== new URL(origin).host) return 'domain'
  if (fields.uri !== origin && fields.uri !== origin + path) return 'uri'
  if (fields.version !== '1') return 'version'
  if (fields.chainId !== String(chainId)) return 'chain'
  if (fields.statement !== statement) return 'statement'
  const issuedAt = parseInstant(fields.issuedAt)
  if (issuedAt === null || issuedAt < now - oldest || issuedAt > now + newest)
    return 'issued_at'
  if (fields.expirationTime !== undefined) {
    const end = parseInstant(fields.expirationTime)
    if (end === null || end <= now) return 'expired'
  }
  if (fields.notBefore !== undefined) {
    const start = parseInstant(fields.notBefore)
    if (start === null || start > now) return 'not_yet_valid'
  }
  return null
}
