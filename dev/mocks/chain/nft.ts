import { decodeFunctionData, encodeAbiParameters } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { art } from './art.gen.ts'
import {
  type CallOfContract,
  type ChainState,
  type Hex,
  notTaught,
  type Outcome,
} from './chain.types.ts'

const uint = (value: number): Outcome => ({
  ok: true,
  result: encodeAbiParameters([{ type: 'uint256' }], [BigInt(value)]),
})

/** Counts what was minted: ids start at 1 and follow each other. */
export const nftSupply = ({ nfts }: ChainState) =>
  Object.values(nfts).reduce((sum, each) => sum + each, 0)

/** Answers the reads of the collection that the product makes. */
export function callNft(state: ChainState, { data }: CallOfContract): Outcome {
  const call = decode(data)
  if (!call) return { ok: false, data: '0x' }
  const { functionName, args } = call
  switch (functionName) {
    case 'balanceOf':
      return uint(state.nfts[args[0].toLowerCase()] ?? 0)
    case 'totalSupply':
      return uint(nftSupply(state))
    case 'tokenByIndex':
      if (Number(args[0]) >= nftSupply(state)) break
      return uint(Number(args[0]) + 1)
    case 'tokenURI': {
      const uri = art[Number(args[0])]
      if (uri === undefined) break
      return {
        ok: true,
        result: encodeAbiParameters([{ type: 'string' }], [uri]),
      }
    }
  }
  throw notTaught(`${functionName}(${args ?? ''}) of the collection`)
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: clubNftAbi, data })
  } catch {
    return null
  }
}
