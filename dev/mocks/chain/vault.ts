import { swap } from '@narwhal-club/core/constants'
import { swapLimits } from '@narwhal-club/core/swap'
import { decodeFunctionData, encodeAbiParameters } from 'viem'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import type { Addresses } from '../../world/deploy.ts'
import { swapUnit } from '../../world/seed/holdings.ts'
import {
  type CallOfContract,
  type ChainState,
  type Hex,
  notTaught,
  type Outcome,
} from './chain.types.ts'
import { moveNft, refusalOfMove } from './members.ts'
import { nftRefusal, tokenRefusal, vaultRefusal } from './refusal.ts'
import { unlimited } from './token.ts'

const lower = (address: string) => address.toLowerCase() as Hex
const rate = BigInt(swap.ratio) * swapUnit
const said = (
  type: 'uint256' | 'bool' | 'address',
  value: unknown,
): Outcome => ({
  ok: true,
  result: encodeAbiParameters([{ type }], [value as never]),
})

/** Answers a call of the vault, as the contract of `dev/contracts` does. */
export const callVault =
  ({ swap: at, nft, token }: Addresses, owner: Hex) =>
  (state: ChainState, { from, data }: CallOfContract): Outcome => {
    const call = decode(data)
    if (!call) return { ok: false, data: '0x' }
    const { functionName, args } = call
    switch (functionName) {
      case 'paused':
        return said('bool', state.isPaused)
      case 'tokensPerNft':
        return said('uint256', rate)
      case 'unit':
        return said('uint256', swapUnit)
      case 'RATIO':
        return said('uint256', BigInt(swap.ratio))
      case 'MAX_IDS':
        return said('uint256', BigInt(swapLimits.ids))
      case 'owner':
        return said('address', owner)
      case 'pause':
      case 'unpause':
        return lower(owner) === from
          ? setPaused(state, functionName === 'pause')
          : vaultRefusal('OwnableUnauthorizedAccount', [from])
      case 'nft':
        return said('address', nft)
      case 'token':
        return said('address', token)
      case 'deposit':
      case 'redeem': {
        const [ids, minOut, deadline] = args
        const asked = { from, vault: lower(at), ids: ids.map(String), minOut }
        return (
          refusalOfTerms(state, asked.ids, deadline) ??
          exchange[functionName](state, asked)
        )
      }
    }
    throw notTaught(`${functionName} of the vault`)
  }

function setPaused(state: ChainState, isPaused: boolean): Outcome {
  if (state.isPaused === isPaused)
    return vaultRefusal(isPaused ? 'EnforcedPause' : 'ExpectedPause')
  return {
    ok: true,
    result: '0x',
    apply() {
      state.isPaused = isPaused
    },
  }
}

interface Asked {
  from: Hex
  vault: Hex
  ids: string[]
  minOut: bigint
}

function refusalOfTerms(
  state: ChainState,
  ids: readonly string[],
  deadline: bigint,
): Outcome | null {
  const time = BigInt(state.time)
  if (state.isPaused) return vaultRefusal('EnforcedPause')
  if (time > deadline) return vaultRefusal('DeadlinePassed', [deadline, time])
  if (ids.length === 0) return vaultRefusal('NothingToSwap')
  if (ids.length > swapLimits.ids) {
    const numbers = [BigInt(ids.length), BigInt(swapLimits.ids)]
    return vaultRefusal('TooManyIds', numbers)
  }
  const twice = ids.find((id, place) => ids.indexOf(id) !== place)
  return twice ? vaultRefusal('DuplicateId', [BigInt(twice)]) : null
}

const exchange = {
  deposit(state: ChainState, { from, vault, ids, minOut }: Asked): Outcome {
    const tokens = rate * BigInt(ids.length)
    if (tokens < minOut)
      return vaultRefusal('OutputBelowMinimum', [tokens, minOut])
    for (const id of ids) {
      const refusal = refusalOfMove(state, { id, from, operator: vault })
      if (refusal) return refusal
    }
    const held = state.tokens[vault] ?? 0n
    if (held < tokens)
      return tokenRefusal('ERC20InsufficientBalance', [vault, held, tokens])
    return {
      ok: true,
      result: encodeAbiParameters([{ type: 'uint256' }], [tokens]),
      swapped: { mode: 'deposit', account: from, ids, tokens },
      apply() {
        for (const id of ids) moveNft(state, id, vault)
        moveTokens(state, vault, from, tokens)
      },
    }
  },

  redeem(state: ChainState, { from, vault, ids, minOut }: Asked): Outcome {
    const missing = ids.find((id) => !state.owners[id])
    if (missing) return nftRefusal('ERC721NonexistentToken', [BigInt(missing)])
    const taken = ids.filter((id) => state.owners[id] === vault)
    const count = BigInt(taken.length)
    if (count < minOut)
      return vaultRefusal('OutputBelowMinimum', [count, minOut])
    if (taken.length === 0) return vaultRefusal('NothingToSwap')
    const tokens = rate * count
    const key = `${from}:${vault}`
    const allowed = state.allowances[key] ?? 0n
    if (allowed < tokens)
      return tokenRefusal('ERC20InsufficientAllowance', [
        vault,
        allowed,
        tokens,
      ])
    const held = state.tokens[from] ?? 0n
    if (held < tokens)
      return tokenRefusal('ERC20InsufficientBalance', [from, held, tokens])
    return {
      ok: true,
      result: encodeAbiParameters([{ type: 'uint256' }], [tokens]),
      swapped: { mode: 'redeem', account: from, ids: taken, tokens },
      apply() {
        if (allowed !== unlimited) state.allowances[key] = allowed - tokens
        moveTokens(state, from, vault, tokens)
        for (const id of taken) moveNft(state, id, from)
      },
    }
  },
}

function moveTokens(state: ChainState, from: Hex, to: Hex, amount: bigint) {
  state.tokens[from] = (state.tokens[from] ?? 0n) - amount
  state.tokens[to] = (state.tokens[to] ?? 0n) + amount
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: clubSwapAbi, data })
  } catch {
    return null
  }
}
