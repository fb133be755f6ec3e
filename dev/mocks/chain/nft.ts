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
import {
  idsOf,
  isOperator,
  moveNft,
  nftSupply,
  refusalOfMove,
} from './members.ts'
import { nftRefusal } from './refusal.ts'

const answer = (
  type: 'uint256' | 'string' | 'address' | 'bool',
  value: unknown,
): Outcome => ({
  ok: true,
  result: encodeAbiParameters([{ type }], [value as never]),
})
const nobody: Hex = `0x${'0'.repeat(40)}`
/** ERC-165, ERC-721, its metadata and its enumeration. */
const interfaces = ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f', '0x780e9d63']
const lower = (address: string) => address.toLowerCase() as Hex

/** Answers what the product asks of the collection. */
export function callNft(
  state: ChainState,
  { from, data }: CallOfContract,
): Outcome {
  const call = decode(data)
  if (!call) return { ok: false, data: '0x' }
  const { functionName, args } = call
  switch (functionName) {
    case 'name':
      return answer('string', 'Narwhal Club')
    case 'symbol':
      return answer('string', 'NARWHAL')
    case 'supportsInterface':
      return answer('bool', interfaces.includes(args[0]))
    case 'balanceOf':
      if (args[0] === nobody) return nftRefusal('ERC721InvalidOwner', [nobody])
      return answer('uint256', BigInt(state.nfts[lower(args[0])] ?? 0))
    case 'totalSupply':
      return answer('uint256', BigInt(nftSupply(state)))
    case 'tokenByIndex':
      return args[0] < nftSupply(state)
        ? answer('uint256', args[0] + 1n)
        : outOfBounds(nobody, args[0])
    case 'tokenURI': {
      const uri = art[Number(args[0])]
      if (!state.owners[String(args[0])]) return unborn(args[0])
      if (uri === undefined) break
      return answer('string', uri)
    }
    case 'ownerOf': {
      const owner = state.owners[String(args[0])]
      return owner ? answer('address', owner) : unborn(args[0])
    }
    case 'tokenOfOwnerByIndex': {
      const [owner, place] = args
      const id = idsOf(state, lower(owner))[Number(place)]
      return id === undefined
        ? outOfBounds(owner, place)
        : answer('uint256', BigInt(id))
    }
    case 'getApproved': {
      const id = String(args[0])
      if (!state.owners[id]) return unborn(args[0])
      return answer('address', state.approved[id] ?? nobody)
    }
    case 'isApprovedForAll': {
      const key = `${lower(args[0])}:${lower(args[1])}`
      return answer('bool', state.approvedAll[key] === true)
    }
    case 'setApprovalForAll': {
      const [operator, isApproved] = args
      if (operator === nobody)
        return nftRefusal('ERC721InvalidOperator', [nobody])
      return doing(() => {
        state.approvedAll[`${from}:${lower(operator)}`] = isApproved
      })
    }
    case 'approve': {
      const [to, number] = args
      const owner = state.owners[String(number)]
      if (!owner) return unborn(number)
      if (!isOperator(state, owner, from))
        return nftRefusal('ERC721InvalidApprover', [from])
      return doing(() => {
        state.approved[String(number)] = lower(to)
      })
    }
    case 'transferFrom': {
      const [owner, to, number] = args
      if (to === nobody) return nftRefusal('ERC721InvalidReceiver', [nobody])
      const id = String(number)
      const moved = { id, from: lower(owner), operator: from }
      return (
        refusalOfMove(state, moved) ??
        doing(() => moveNft(state, id, lower(to)))
      )
    }
  }
  throw notTaught(`${functionName}(${args ?? ''}) of the collection`)
}

const unborn = (id: bigint) => nftRefusal('ERC721NonexistentToken', [id])
const outOfBounds = (owner: Hex, place: bigint) =>
  nftRefusal('ERC721OutOfBoundsIndex', [owner, place])
const doing = (apply: () => void): Outcome => ({
  ok: true,
  result: '0x',
  apply,
})

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: clubNftAbi, data })
  } catch {
    return null
  }
}
