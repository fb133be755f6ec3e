import { getAddress } from 'viem'

/**
 * Spells an address with its checksum (EIP-55). A module of its own: the hash
 * it needs weighs more than the first page's other arithmetic together.
 *
 * @throws {InvalidAddressError} for what is no address.
 */
export const checksumAddress = (address: string): `0x${string}` =>
  getAddress(address)
