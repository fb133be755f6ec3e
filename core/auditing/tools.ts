// The package as a whole starts five programs of WebAssembly by being imported.
import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js'
import { createKeccak, createSHA256, type IHasher } from 'hash-wasm'
import { type Recover, recoverHere } from '../rules/audit/signature.ts'
import { putHex, toHex } from '../rules/bytes.ts'
import { type Hasher, type Hashes, hashesHere } from '../rules/hashes.ts'

/** What an audit spends its time with. */
export interface AuditTools {
  recover: Recover
  hashes: Hashes
}

/** They run anywhere, a dozen times as long. */
export const plainTools: AuditTools = {
  recover: recoverHere,
  hashes: hashesHere,
}

/** Loads what hashes as WebAssembly. It rejects where that is not allowed. */
export async function loadHashes(): Promise<Hashes> {
  const [keccak, sha] = await Promise.all([createKeccak(256), createSHA256()])
  return { keccak256: hashWith(keccak), sha256: hashWith(sha) }
}

/** Loads what recovers as WebAssembly. It rejects where that is not allowed. */
export async function loadRecover(): Promise<Recover> {
  const [curve, keccak] = await Promise.all([
    instantiateSecp256k1(),
    createKeccak(256),
  ])
  const hash = hashWith(keccak)
  const bytes = new Uint8Array(65)
  const compact = bytes.subarray(0, 64)
  const signed = new Uint8Array(32)
  return (digest, signature) => {
    if (signature.length !== 132) return null
    const parity = parities[putHex(bytes, 0, signature)[64] as number]
    if (parity === undefined) return null
    const key = curve.recoverPublicKeyUncompressed(
      compact,
      parity,
      putHex(signed, 0, digest),
    )
    // A text says why no key can have made it.
    if (typeof key === 'string') return null
    return toHex(hash(key.subarray(1)).subarray(12))
  }
}

const hashWith =
  (hasher: IHasher): Hasher =>
  (bytes) =>
    hasher.init().update(bytes).digest('binary')

/** Of the last byte, as wallets write it. */
const parities: Readonly<Record<number, 0 | 1>> = { 0: 0, 1: 1, 27: 0, 28: 1 }
