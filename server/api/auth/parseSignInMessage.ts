import { SiweMessage } from 'siwe'
import { parseInstant } from './instant.ts'

/** The fields of a sign-in message (R3.4), as they stand in its text. */
export interface SignInFields {
  domain: string
  address: string
  statement?: string
  uri: string
  version: string
  chainId: string
  nonce: string
  issuedAt: string
  expirationTime?: string
  notBefore?: string
}

type ParseRefusal =
  | 'too_long'
  | 'illegal_character'
  | 'layout'
  | 'grammar'
  | 'disagreement'
  | 'instant'

export type ParsedSignInMessage =
  | { ok: true; fields: SignInFields }
  | { ok: false; reason: ParseRefusal }

const longest = 2_000

/**
 * The whole text, anchored at both ends. Scheme, request id and resources have
 * no place in it: we use none of them, and what is not understood is not
 * signed in.
 */
const layout = new RegExp(
  [
    '^(?<domain>[!-~]+) wants you to sign in with your Ethereum account:',
    '(?<address>0x[0-9a-fA-F]{40})',
    '',
    '(?:(?<statement>[^\\n]+)\\n)?',
    'URI: (?<uri>[!-~]+)',
    'Version: (?<version>1)',
    'Chain ID: (?<chainId>[1-9][0-9]{0,15})',
    'Nonce: (?<nonce>[a-zA-Z0-9]{8,128})',
    'Issued At: (?<issuedAt>[!-~]+)' +
      '(?:\\nExpiration Time: (?<expirationTime>[!-~]+))?' +
      '(?:\\nNot Before: (?<notBefore>[!-~]+))?$',
  ].join('\\n'),
)

/** Printable ASCII and line feeds; no CR, NUL or other control. */
const legal = /^[\n -~]*$/

/**
 * Parses an EIP-4361 message: fields, or a refusal with its reason. Pure.
 *
 * Two parsers must agree: `siwe`, which has the grammar of the standard and
 * checks address, URI and domain, and the layout above, which is anchored and
 * shows every byte. Neither alone is enough: a grammar takes what we never use.
 *
 * @example
 * parseSignInMessage('hello') // { ok: false, reason: 'layout' }
 */
export function parseSignInMessage(text: string): ParsedSignInMessage {
  if (text.length > longest) return { ok: false, reason: 'too_long' }
  if (!legal.test(text)) return { ok: false, reason: 'illegal_character' }
  const groups = layout.exec(text)?.groups
  if (!groups || groups.domain?.includes('://'))
    return { ok: false, reason: 'layout' }
  const fields = { ...groups } as unknown as SignInFields
  for (const name of ['statement', 'expirationTime', 'notBefore'] as const)
    if (fields[name] === undefined) delete fields[name]
  const strict = parseByGrammar(text)
  if (!strict) return { ok: false, reason: 'grammar' }
  if (!agree(fields, strict)) return { ok: false, reason: 'disagreement' }
  const instants = [fields.issuedAt, fields.expirationTime, fields.notBefore]
  if (instants.some((at) => at !== undefined && parseInstant(at) === null))
    return { ok: false, reason: 'instant' }
  return { ok: true, fields }
}

function parseByGrammar(text: string): SiweMessage | null {
  try {
    return new SiweMessage(text)
  } catch {
    return null
  }
}

function agree(fields: SignInFields, strict: SiweMessage): boolean {
  return (
    fields.domain === strict.domain &&
    fields.address === strict.address &&
    (fields.statement ?? '') === (strict.statement ?? '') &&
    fields.uri === strict.uri &&
    fields.version === strict.version &&
    fields.chainId === String(strict.chainId) &&
    fields.nonce === strict.nonce &&
    fields.issuedAt === strict.issuedAt &&
    fields.expirationTime === strict.expirationTime &&
    fields.notBefore === strict.notBefore &&
    strict.scheme === undefined &&
    strict.requestId === undefined &&
    strict.resources === undefined
  )
}
