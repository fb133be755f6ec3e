import type { SignedMessage } from '@narwhal-club/core/contract'
import { signingDomain } from '@narwhal-club/core/governance'
import { RefusalError } from '../errors.ts'

/**
 * Holds a domain that was sent along to the server's own (E8): what was signed
 * for another without saying so is a signature of no one here.
 *
 * @throws RefusalError
 */
export function holdToDomain(
  domain: SignedMessage['domain'],
  nft: string,
): void {
  if (!domain) return
  const ours = signingDomain(nft as `0x${string}`)
  const isOurs =
    domain.name === ours.name &&
    domain.version === ours.version &&
    domain.chainId === ours.chainId &&
    domain.verifyingContract === ours.verifyingContract
  if (!isOurs) throw new RefusalError('wrong_domain')
}
