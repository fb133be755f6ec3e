import { createRequire } from 'node:module'
import type { Logger } from '../log.ts'
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
  log: Logger,
  load: Load = createRequire(import.meta.url),
): SignHash {
  try {
    const library = load('secp256k1/bindings.js') as Library
    const native: SignHash = (hash, key) => {
      const { signature, recid } = library.ecdsaSign(hash, key)
      return toSigned(signature, recid)
    }
    const { hash, key } = known
    if (native(hash, key) !== signInJs(hash, key))
      throw new Error('secp256k1 signs a known hash otherwise')
    return native
  } catch (error) {
    log.warn(
      { event: 'signing', by: 'js', err: error },
      'signing: in JavaScript, which takes some ten times as long',
    )
    return signInJs
  }
}
