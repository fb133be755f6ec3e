/** What sign-in is secret by. Chance and hash come from where it runs. */
export interface Secrets {
  createNonce(): string
  createToken(): string
  /** What is kept of a secret of ours. */
  hashToken(secret: string): string
}

/** Bytes of the session token and of the pre-session cookie: 256 bits. */
export const tokenBytes = 32

/** Whether a text has the shape of a token: 32 bytes in base64url. */
export const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text)

const nonceLength = 32
const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The largest multiple of the alphabet's length below 256: no letter leads. */
const fairBelow = 256 - (256 % alphabet.length)

/**
 * Draws a nonce of 190 bits: EIP-4361 allows letters and digits alone.
 *
 * @param random gives so many bytes that no one can guess.
 */
export function drawNonce(random: (bytes: number) => Uint8Array): string {
  let nonce = ''
  while (nonce.length < nonceLength)
    for (const byte of random(nonceLength))
      if (byte < fairBelow && nonce.length < nonceLength)
        nonce += alphabet[byte % alphabet.length]
  return nonce
}
