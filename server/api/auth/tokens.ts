import { hash, randomBytes } from 'node:crypto'

/** Bytes of the session token and of the pre-session cookie: 256 bits. */
const tokenBytes = 32
const nonceLength = 32
const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The largest multiple of the alphabet's length below 256: no letter leads. */
const fairBelow = 256 - (256 % alphabet.length)

export const createToken = () => randomBytes(tokenBytes).toString('base64url')

export const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text)

/** Creates a nonce of 190 bits: EIP-4361 allows letters and digits alone. */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < nonceLength)
    for (const byte of randomBytes(nonceLength))
      if (byte < fairBelow && nonce.length < nonceLength)
        nonce += alphabet[byte % alphabet.length]
  return nonce
}

/** What is kept of a secret of ours: it is random, so a plain hash will do. */
export const hashToken = (token: string) => hash('sha256', token)
