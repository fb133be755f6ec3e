import {
  type Abi,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
} from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Role } from '../../world/accounts.ts'
import type { Club } from './club.ts'
import { call, cast, sendNext } from './node.ts'
import type { RpcAnswer } from './side.ts'

const abis = { nft: clubNftAbi, token: clubTokenAbi, swap: clubSwapAbi }
/** Errors of one pass through another. */
const all: Abi = [...clubNftAbi, ...clubTokenAbi, ...clubSwapAbi]

/** Names the error that a contract refused with, and what it says. */
function refusalIn({ error, result }: RpcAnswer): readonly unknown[] {
  if (error?.data === undefined) return ['no refusal', error ?? result]
  if (error.data === '0x') return ['no reason']
  const { errorName, args = [] } = decodeErrorResult({
    abi: all,
    data: error.data as Hex,
  })
  return [errorName, ...args]
}

/** A contract of the club, by the names of its functions. */
export function contractOf(club: Club, name: keyof typeof abis) {
  const abi: Abi = abis[name]
  const to = cast(club)[name]
  const encode = (functionName: string, args: readonly unknown[] = []) =>
    encodeFunctionData({ abi, functionName, args })
  const ask = (
    functionName: string,
    args: readonly unknown[] = [],
    from?: Role,
  ) => {
    const by = from && club.accounts[from].address
    return call(club, to, encode(functionName, args), by)
  }
  return {
    address: to,
    encode,
    async read(functionName: string, args?: readonly unknown[]) {
      const { result, error } = await ask(functionName, args)
      if (error) throw new Error(`${functionName}: ${error.message}`)
      return decodeFunctionResult({
        abi,
        functionName,
        data: result as Hex,
      })
    },
    /** What it would be refused with, if someone sent it now. */
    refuses: async (
      from: Role,
      functionName: string,
      args?: readonly unknown[],
    ) => refusalIn(await ask(functionName, args, from)),
    /** Sends it; returns the hash. */
    send: (from: Role, functionName: string, args?: readonly unknown[]) =>
      sendNext(club, from, { to, data: encode(functionName, args) }),
  }
}
