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
import { nftRefusal } from './refusal.ts'

const answer = (
  type: 'uint256' | 'string' | 'address' | 'bool',
  value: unknown,
): Outcome => ({
  ok: true,
  result: encodeAbiParameters([{ type }], [value as never]),
})
const nobody: Hex = `0x${'0'.repeat(40)}`
const lower = (address: string) => address.toLowerCase() as Hex

/** Counts what was minted: ids start at 1 and follow each other. */
export const nftSupply = ({ nfts }: ChainState) =>
  Object.values(nfts).reduce((sum, each) => sum + each, 0)

/** What an address holds, by number. */
export const idsOf = ({ owners }: ChainState, owner: string): string[] =>
  Object.keys(owners).filter((id) => owners[id] === owner)

const isOperator = (state: ChainState, id: string, owner: Hex, who: Hex) =>
  who === owner ||
  state.approved[id] === who ||
  state.approvedAll[`${owner}:${who}`] === true

/**
 * Tells whether one may move a member of another, with the contract's error
 * where not.
 */
export function refusalOfMove(
  state: ChainState,
  { id, from, operator }: { id: string; from: Hex; operator: Hex },
): Outcome | null {
  const owner = state.owners[id]
  if (!owner) return nftRefusal('ERC721NonexistentToken', [BigInt(id)])
  if (!isOperator(state, id, owner, operator))
    return nftRefusal('ERC721InsufficientApproval', [operator, BigInt(id)])
  if (owner !== from)
    return nftRefusal('ERC721IncorrectOwner', [from, BigInt(id), owner])
  return null
}

export function moveNft(state: ChainState, id: string, to: Hex): void {
  const from = state.owners[id] as Hex
  state.owners[id] = to
  delete state.approved[id]
  state.nfts[from] = (state.nfts[from] ?? 0) - 1
  state.nfts[to] = (state.nfts[to] ?? 0) + 1
}

/** Answers what the product asks of the collection. */
export function callNft(
  state: ChainState,
  { from, data }: CallOfContract,
): Outcome {
  const call = decode(data)
  if (!call) return { ok: false, data: '0x' }
  const { functionName, args } = call
  switch (functionName) {
    case 'balanceOf':
      return answer('uint256', BigInt(state.nfts[lower(args[0])] ?? 0))
    case 'totalSupply':
      return answer('uint256', BigInt(nftSupply(state)))
    case 'tokenByIndex':
      if (Number(args[0]) >= nftSupply(state)) break
      return answer('uint256', args[0] + 1n)
    case 'tokenURI': {
      const uri = art[Number(args[0])]
      if (uri === undefined) break
      return answer('string', uri)
    }
    case 'ownerOf': {
      const owner = state.owners[String(args[0])]
      return owner
        ? answer('address', owner)
        : nftRefusal('ERC721NonexistentToken', [args[0]])
    }
    case 'tokenOfOwnerByIndex': {
      const id = idsOf(state, lower(args[0]))[Number(args[1])]
      if (id === undefined) break
      return answer('uint256', BigInt(id))
    }
    case 'getApproved':
      return answer('address', state.approved[String(args[0])] ?? nobody)
    case 'isApprovedForAll': {
      const key = `${lower(args[0])}:${lower(args[1])}`
      return answer('bool', state.approvedAll[key] === true)
    }
    case 'setApprovalForAll':
      return {
        ok: true,
        result: '0x',
        apply: () => {
          state.approvedAll[`${from}:${lower(args[0])}`] = args[1]
        },
      }
    case 'approve': {
      const [to, number] = args
      const owner = state.owners[String(number)]
      if (owner !== from) return nftRefusal('ERC721InvalidApprover', [from])
      return {
        ok: true,
        result: '0x',
        apply: () => {
          state.approved[String(number)] = lower(to)
        },
      }
    }
    case 'transferFrom': {
      const [owner, to, number] = args
      const id = String(number)
      const moved = { id, from: lower(owner), operator: from }
      const refusal = refusalOfMove(state, moved)
      if (refusal) return refusal
      return {
        ok: true,
        result: '0x',
        apply: () => moveNft(state, id, lower(to)),
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
