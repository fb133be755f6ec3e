import { createConfig } from 'ponder'
import { parseAbi } from 'viem'

const { NODE_URL, END_BLOCK } = process.env
const range = { startBlock: 0, endBlock: Number(END_BLOCK) }

/** The same two contracts, up to the same block, as our own index reads. */
export default createConfig({
  chains: { cronos: { id: 25, rpc: NODE_URL } },
  contracts: {
    Nft: {
      chain: 'cronos',
      abi: parseAbi([
        'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
      ]),
      address: process.env.NFT as `0x${string}`,
      ...range,
    },
    Token: {
      chain: 'cronos',
      abi: parseAbi([
        'event Transfer(address indexed from, address indexed to, uint256 value)',
      ]),
      address: process.env.TOKEN as `0x${string}`,
      ...range,
    },
  },
})
