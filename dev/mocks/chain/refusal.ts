import { type Abi, encodeErrorResult } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Outcome } from './chain.types.ts'

/** What a contract refuses with: its own error, as its ABI writes it. */
const refuseBy =
  (abi: Abi) =>
  (errorName: string, args: readonly unknown[] = []): Outcome => ({
    ok: false,
    data: encodeErrorResult({ abi, errorName, args }),
  })

export const nftRefusal = refuseBy(clubNftAbi)
export const tokenRefusal = refuseBy(clubTokenAbi)
export const vaultRefusal = refuseBy(clubSwapAbi)
