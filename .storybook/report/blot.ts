/**
 * A line that was written for the console, as it may be handed on: no signature, no
 * message to sign, no token.
 */
export const blot = (text: string) =>
  text
    .replace(/0x[0-9a-f]{100,}/gi, '•••')
    .replace(/\b(nonce|signature|proof|token)("?\s*[:=]\s*)\S+/gi, '$1$2•••')
    .slice(0, 500)
