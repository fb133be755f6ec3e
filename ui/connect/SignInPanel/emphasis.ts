/** A piece of the message; `strong` where a reader should compare. */
export interface Piece {
  text: string
  strong: boolean
}

/**
 * Cuts an EIP-4361 message into pieces that join to exactly the same text, and
 * marks what to compare: the site, the address, the statement, the chain.
 */
export function emphasise(message: string, address: string): Piece[] {
  const domain = message.split(' wants you to sign in', 1)[0] ?? ''
  const statement = message.split('\n').find((line, at) => at > 1 && line) ?? ''
  const chain = /Chain ID: \d+/.exec(message)?.[0].slice(10) ?? ''
  const marks = [
    { text: domain, after: '' },
    { text: address, after: '\n' },
    { text: statement, after: '\n\n' },
    { text: chain, after: 'Chain ID: ' },
  ]
  const pieces: Piece[] = []
  let at = 0
  for (const { text, after } of marks) {
    const found = message.indexOf(after + text, at)
    if (!text || found < 0) continue
    const start = found + after.length
    pieces.push({ text: message.slice(at, start), strong: false })
    pieces.push({ text, strong: true })
    at = start + text.length
  }
  pieces.push({ text: message.slice(at), strong: false })
  return pieces.filter((piece) => piece.text)
}
