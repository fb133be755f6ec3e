import { type Hex, hashMessage } from 'viem'
import type { RecoverAddress } from '../../signatures/recoverAddress.ts'
import {
  readSignature,
  type SignatureRefusal,
} from '../../signatures/signature.ts'

/** Recovers who signed a message (EIP-191). */
export function recoverSigner(
  recover: RecoverAddress,
  message: string,
  hex: Hex,
):
  | { ok: true; address: Hex }
  | { ok: false; reason: SignatureRefusal | 'unrecoverable' } {
  const read = readSignature(hex)
  if (!read.ok) return read
  const address = recover(hashMessage(message, 'bytes'), read.signature)
  return address
    ? { ok: true, address }
    : { ok: false, reason: 'unrecoverable' }
}
