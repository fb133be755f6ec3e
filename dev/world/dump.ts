import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Rpc } from './rpc.ts'

/**
 * Reads the whole chain, with the state at each block, in the form that anvil
 * loads from a file.
 */
export async function dumpState(rpc: Rpc): Promise<Buffer> {
  const packed = await rpc.call<string>('anvil_dumpState', [true])
  return promisify(gunzip)(Buffer.from(packed.slice(2), 'hex'))
}
