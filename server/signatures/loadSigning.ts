import { createRequire } from 'node:module'
import { type SignHash, signInJs, toSigned } from './signHash.ts'

/** What we use of `secp256k1`, libsecp256k1 in a prebuilt addon. */
interface Library {
  ecdsaSign(
    hash: Uint8Array,
    key: Uint8Array,
  ): { signature: Uint8Array; recid: number }
}

const known = {
  hash: new Uint8Array(32).fill(7),
  key: new Uint8Array(32).fill(1),
}

type Load = (file: string) => unknown

/** Chooses how hashes are signed, once: natively where that comes out the same. */
export function chooseSigning(
  load: Load = createRequire(import.meta.url),
): SignHash {
  try {
    const library = load('secp256k1/bindings.js') as Library
    const native: SignHash = (hash, key) => {
      const { signature, recid } = library.ecdsaSign(hash, key)
      return toSigned(signature, recid)
    }
    const { hash, key } = known
    return native(hash, key) === signInJs(hash, key) ? native : signInJs
  } catch {
    return signInJs
  }
}
