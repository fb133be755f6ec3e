import { decodeFunctionData, encodeAbiParameters, maxUint256 } from 'viem'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import {
  type CallOfContract,
  type ChainState,
  type Hex,
  notTaught,
  type Outcome,
} from './chain.types.ts'
import { tokenRefusal } from './refusal.ts'

/** An allowance of this much is never used up. */
export const unlimited = maxUint256
const nobody: Hex = `0x${'0'.repeat(40)}`

const uint = (value: bigint): Outcome => ({
  ok: true,
  result: encodeAbiParameters([{ type: 'uint256' }], [value]),
})
const text = (value: string): Outcome => ({
  ok: true,
  result: encodeAbiParameters([{ type: 'string' }], [value]),
})
/** What ERC-20's writing functions answer. */
const yes = encodeAbiParameters([{ type: 'bool' }], [true])

const key = (owner: string, spender: string) =>
  `${owner}:${spender}`.toLowerCase()

/** Answers a call of the club's token, as the contract of `dev/contracts` does. */
export function callToken(
  state: ChainState,
  { from, data }: CallOfContract,
): Outcome {
  const call = decode(data)
  if (!call) return { ok: false, data: '0x' }
  const { functionName, args } = call
  const balance = (who: string) => state.tokens[who.toLowerCase()] ?? 0n

  const move = (owner: Hex, to: Hex, amount: bigint, before?: () => void) => {
    const held = balance(owner)
    if (owner === nobody) return tokenRefusal('ERC20InvalidSender', [nobody])
    if (to === nobody) return tokenRefusal('ERC20InvalidReceiver', [nobody])
    if (held < amount)
      return tokenRefusal('ERC20InsufficientBalance', [owner, held, amount])
    const apply = () => {
      before?.()
      state.tokens[owner.toLowerCase()] = balance(owner) - amount
      state.tokens[to.toLowerCase()] = balance(to) + amount
    }
    return { ok: true, result: yes, apply } as const
  }

  switch (functionName) {
    case 'name':
      return text('Narwhal')
    case 'symbol':
      return text('NARWHAL')
    case 'decimals':
      return uint(18n)
    case 'totalSupply':
      return uint(Object.values(state.tokens).reduce((sum, at) => sum + at, 0n))
    case 'balanceOf':
      return uint(balance(args[0]))
    case 'allowance':
      return uint(state.allowances[key(args[0], args[1])] ?? 0n)
    case 'approve':
      if (from === nobody) return tokenRefusal('ERC20InvalidApprover', [nobody])
      if (args[0] === nobody)
        return tokenRefusal('ERC20InvalidSpender', [nobody])
      return {
        ok: true,
        result: yes,
        apply: () => {
          state.allowances[key(from, args[0])] = args[1]
        },
      }
    case 'transfer':
      return move(from, args[0], args[1])
    case 'transferFrom': {
      const [owner, to, amount] = args
      const place = key(owner, from)
      const allowed = state.allowances[place] ?? 0n
      if (allowed < amount)
        return tokenRefusal('ERC20InsufficientAllowance', [
          from,
          allowed,
          amount,
        ])
      // What is left of it is allowed anew, unless it is without limit.
      if (allowed !== unlimited && owner === nobody)
        return tokenRefusal('ERC20InvalidApprover', [nobody])
      if (allowed !== unlimited && from === nobody)
        return tokenRefusal('ERC20InvalidSpender', [nobody])
      return move(owner, to, amount, () => {
        if (allowed !== unlimited) state.allowances[place] = allowed - amount
      })
    }
    default:
      throw notTaught('this function of the token')
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: clubTokenAbi, data })
  } catch {
    return null
  }
}
