import type { Address, Hash } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import { type Call, createNonces, isSameCall } from './payment.nonces.ts'

export interface Forgotten {
  call: Call
  from: Address
  /** Where the wallet stood when it was asked. */
  nonce: number
  fromBlock: number
  /** It pays for something else. */
  isOthers: (hash: Hash) => boolean
}

/**
 * Looks for what a wallet has sent for a page that did not live to hear the
 * hash. What still waits for a block is waited for: a payment sent now would
 * come after it all the same.
 *
 * @returns null where nothing was sent.
 */
export async function findForgotten(
  { call, from, nonce: first, fromBlock, isOthers }: Forgotten,
  signal: Signal,
  { rpc, rest }: { rpc: Rpc; rest: (signal: Signal) => Promise<void> },
): Promise<{ hash: Hash; nonce: number } | null> {
  const { countAt, listMined } = createNonces(rpc, from, { signal })
  for (;;) {
    const pending = await countAt('pending')
    if (pending <= first) return null
    const latest = await countAt('latest')
    const mined = await listMined(first, latest, fromBlock)
    const ours = mined.found.find(
      (tx) => isSameCall(call, tx) && !isOthers(tx.hash),
    )
    if (ours) return { hash: ours.hash, nonce: Number(ours.nonce) }
    if (latest >= pending && mined.isWhole) return null
    await rest(signal)
  }
}
