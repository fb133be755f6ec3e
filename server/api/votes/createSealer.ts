import {
  type Sealable,
  type Sealed,
  type SealKey,
  sealedText,
} from '@narwhal-club/core/voting'
import { type Hex, hashMessage, hexToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { type SignHash, signInJs } from '../../signatures/signHash.ts'
import type { Sealer } from './votes.ports.ts'

interface OwnSealer extends Sealer {
  key: SealKey['key']
}

/** Signs with a key what the server says, as any wallet signs a text (EIP-191). */
export function createSealer(
  privateKey: Hex,
  sign: SignHash = signInJs,
): OwnSealer {
  const secret = hexToBytes(privateKey)
  const key = privateKeyToAddress(privateKey).toLowerCase() as SealKey['key']
  return {
    key,
    async seal<Facts extends Sealable>(facts: Facts): Promise<Sealed<Facts>> {
      const said = { ...facts, key }
      const hash = hashMessage(sealedText(said), 'bytes')
      return { ...said, signature: sign(hash, secret) }
    },
  }
}
