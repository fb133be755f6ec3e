import { parseAbi } from 'viem'

/**
 * What is read of the collection, ERC-721 with its enumerable extension, and
 * of the token, of which it is the first two.
 */
export const nftAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function tokenByIndex(uint256 index) view returns (uint256)',
  'function tokenURI(uint256 tokenId) view returns (string)',
])
