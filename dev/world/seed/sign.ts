import { secp256k1 } from '@noble/curves/secp256k1'
import type { Hex } from 'viem'
import { publishedKeys, type Role, roles } from '../accounts.ts'

/** Signs a digest with a published key, at once: viem only promises to. */
export function signAs(role: Role, digest: Hex): Hex {
  const key = publishedKeys[roles.indexOf(role)] as Hex
  const signature = secp256k1.sign(digest.slice(2), key.slice(2))
  const v = (27 + signature.recovery).toString(16)
  return `0x${signature.toCompactHex()}${v}`
}
