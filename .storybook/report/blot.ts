const names =
  'nonce|(?<!bad)signature|proof|token|secret|cookie|authorization|private[ _-]?key|mnemonic|seed[ _-]?phrase'

/** What no secret is: nothing, the status of an answer, an address. */
const plain =
  '(?:null|undefined|true|false)[ \\t]*(?:[,;)}\\]]|$)|(?:[1-5]\\d\\d|0x[0-9a-f]{40})(?!\\w)'

const quoted = `"(?:[^"\\\\\\n]|\\\\.)*"|\\\\"[^"\\n]*"|'[^'\\n]*'`

/** `nonce: k7Qm2x`: to the end of the line, as a secret may be many words. */
const named = new RegExp(
  `(${names})(\\\\?["']?[ \\t]*[:=])(?![ \\t]*\\\\?["']?(?:•••|${plain}))([ \\t]*)(?:${quoted}|[^\\n]+)`,
  'gim',
)

/** In an address of the web, where the rest of the line is no part of it. */
const inQuery = new RegExp(`([?&#]\\w*(?:${names})=)[^&#\\s)"'\`]+`, 'gi')

/**
 * A text as it may be handed on: no signature, no message to sign, no token, no
 * cookie, no key that says that it is one. A bare private key stays: it looks as
 * the hash of a transaction does, and a report needs those.
 */
export const blot = (text: string) =>
  text
    .replace(/wants you to sign in[\s\S]*?(?:Issued At:[^\n]*|$)/gi, '•••')
    .replace(/\bbearer\s+[^\s"'`,;)]+/gi, 'Bearer •••')
    .replace(/(?:0x)?[0-9a-f]{100,}/gi, '•••')
    .replace(inQuery, '$1•••')
    .replace(named, '$1$2$3•••')
