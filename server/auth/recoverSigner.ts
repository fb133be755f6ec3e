import { type Hex, hashMessage, recoverAddress } from 'viem'

export type SignatureRefusal = 'high_s' | 'illegal_v' | 'unrecoverable'

/** Half the order of secp256k1: above it lies the twin of each signature. */
const half = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Recovers who signed a message. Only the canonical encoding of a signature is
 * taken: low s (EIP-2) and v of 27 or 28, so that each has one form only.
 */
export async function recoverSigner(
  message: string,
  signature: Hex,
): Promise<
  { ok: true; address: Hex } | { ok: false; reason: SignatureRefusal }
> {
  const s = BigInt(`0x${signature.slice(66, 130)}`)
  const v = Number.parseInt(signature.slice(130), 16)
  if (v !== 27 && v !== 28) return { ok: false, reason: 'illegal_v' }
  if (s > half) return { ok: false, reason: 'high_s' }
  try {
    const hash = hashMessage(message)
    const address = await recoverAddress({ hash, signature })
    return { ok: true, address: address.toLowerCase() as Hex }
  } catch {
    return { ok: false, reason: 'unrecoverable' }
  }
}
