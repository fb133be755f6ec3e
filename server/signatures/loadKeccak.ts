import type { Hasher } from '@narwhal-club/core/governance'
import { createKeccak } from 'hash-wasm'
import { keccak256 } from 'viem'
import type { Logger } from '../log.ts'

/** In JavaScript, where WebAssembly is not to be had. */
const keccakInJs: Hasher = (bytes) => keccak256(bytes, 'bytes')

/** Chooses how bytes are hashed, once: a tree of power takes a fifth of the time with WebAssembly. */
export async function chooseKeccak(
  log: Logger,
  load = createKeccak,
): Promise<Hasher> {
  try {
    const hasher = await load(256)
    return (bytes) => hasher.init().update(bytes).digest('binary')
  } catch (error) {
    log.warn(
      { event: 'hashes', by: 'js', err: error },
      'hashes: in JavaScript, which takes some five times as long',
    )
    return keccakInJs
  }
}
