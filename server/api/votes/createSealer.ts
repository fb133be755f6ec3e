import {
  type HeadFacts,
  type ReceiptFacts,
  type Sealed,
  type SealKey,
  sealedText,
} from '@narwhal-club/core/voting'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Sealer } from './votes.ports.ts'

export interface OwnSealer extends Sealer {
  key: SealKey['key']
}

/** Signs with a key what the server says, as any wallet signs a text (EIP-191). */
export function createSealer(privateKey: Hex): OwnSealer {
  const account = privateKeyToAccount(privateKey)
  const key = account.address.toLowerCase() as SealKey['key']
  return {
    key,
    async seal<Facts extends ReceiptFacts | HeadFacts>(
      facts: Facts,
    ): Promise<Sealed<Facts>> {
      const said = { ...facts, key }
      const message = sealedText(said)
      return { ...said, signature: await account.signMessage({ message }) }
    },
  }
}
