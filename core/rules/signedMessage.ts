import { chain } from '../constants.ts'

export interface SignedMessageFields {
  /** The page's origin, as the browser has it. */
  origin: string
  /** EIP-55. */
  address: string
  nonce: string
  /** The server's time, in milliseconds. */
  issuedAt: number
  /** @default Cronos, 25 */
  chainId?: number | undefined
  /** What is signed for: the server takes it for nothing else. */
  statement: string
}

/**
 * Builds the text that the wallet shows and signs, in EIP-4361's grammar. Only
 * these fields: the server refuses any that it does not use.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function signedMessage(fields: SignedMessageFields): string {
  const { origin, address, nonce, issuedAt, statement } = fields
  const { chainId = chain.id } = fields
  return [
    `${origin.replace(/^[a-z]+:\/\//, '')} wants you to sign in with your Ethereum account:`,
    address,
    '',
    statement,
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
  ].join('\n')
}
