import { createRequire } from 'node:module'
import { hexToBytes } from 'viem'
import type { Logger } from '../log.ts'
import {
  addressOf,
  type RecoverAddress,
  recoverInJs,
} from './recoverAddress.ts'

/** What we use of `secp256k1`, libsecp256k1 in a prebuilt addon. */
interface Library {
  ecdsaRecover(
    compact: Uint8Array,
    recovery: number,
    hash: Uint8Array,
    compressed: boolean,
  ): Uint8Array
}

/** Not its main file, which would take another curve in JavaScript instead. */
const file = 'secp256k1/bindings.js'

/** What must come out right before the addon is used. */
const known = {
  hash: hexToBytes(
    '0x1caf1579cb9e6b2b5369b525d5c4c61cb93b4c54a4a6c1d876027e060c80fb6a',
  ),
  signature: {
    compact: hexToBytes(
      '0xdf0b737f25552c229785445e9629048a9ad82f9a89b39a97319b7fa6fb5e04e509ee95dfeea6ba0920fbd2f587d758c232199ea786409e1ebd143238c0413809',
    ),
    recovery: 0,
  },
  address: '0x8cecb758fba6534ddd32addcae75d3a507c46cbe',
} as const

type Load = (file: string) => unknown

/** @throws where the addon is not installed, or not made for this machine. */
export function loadNative(
  load: Load = createRequire(import.meta.url),
): RecoverAddress {
  const library = load(file) as Library
  return (hash, { compact, recovery }) => {
    try {
      return addressOf(library.ecdsaRecover(compact, recovery, hash, false))
    } catch {
      return null
    }
  }
}

/** Chooses how signers are recovered, once: natively where that works. */
export function chooseRecovery(log: Logger, load?: Load): RecoverAddress {
  try {
    const native = loadNative(load)
    if (native(known.hash, known.signature) !== known.address)
      throw new Error('secp256k1 recovers a known signature wrongly')
    log.info({ event: 'signatures', by: 'native' }, 'signatures: native')
    return native
  } catch (error) {
    log.warn(
      { event: 'signatures', by: 'js', err: error },
      'signatures: in JavaScript, which takes some 20 times as long',
    )
    return recoverInJs
  }
}
