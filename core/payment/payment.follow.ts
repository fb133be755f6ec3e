import type { Hash } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { CallOptions, Rpc } from '../rpc/index.ts'
import type { LedgerEntry } from './payment.ledger.ts'
import {
  type ChainTransaction,
  createNonces,
  isCancel,
  isSameCall,
} from './payment.nonces.ts'

/** Where a transaction ended: in a block, or behind another one. */
export type Fate =
  | { kind: 'confirmed'; hash: Hash }
  | { kind: 'reverted'; hash: Hash }
  /** The hash is of the other one. */
  | { kind: 'cancelled'; hash: Hash }
  /** No node knows it any more, and its number is free. */
  | { kind: 'dropped'; hash: Hash }

export interface FollowDeps {
  rpc: Rpc
  /** Called whenever more is known, to be kept across a reload. */
  learn: (entry: LedgerEntry) => void
  /** It pays for something else. */
  isOthers: (hash: Hash) => boolean
  /** Waits between two looks; rejects when given up. */
  rest: (signal: Signal) => Promise<void>
  /**
   * Looks in a row at which no node knows of it, after which it is dropped: for
   * what does no harm when it is sent again and both arrive.
   *
   * @default it is waited for
   */
  dropAfter?: number | undefined
}

/**
 * Follows a sent transaction to its end. Wallets speed up and cancel by
 * sending another transaction with the same nonce: once the sender's count has
 * passed that nonce and the hash has no receipt, the block where it passed is
 * found by bisection and holds the replacement. The same call with a higher
 * fee is followed; anything else cancelled ours. What was in a block that the
 * chain took back may be in no node any more, and then never comes.
 */
export async function followTransaction(
  start: LedgerEntry,
  signal: Signal,
  {
    rpc,
    learn,
    isOthers,
    rest,
    dropAfter = Number.POSITIVE_INFINITY,
  }: FollowDeps,
): Promise<Fate> {
  const options: CallOptions = { signal }
  let entry = start
  /** Nonces below it were looked at. */
  let lookedTo = 0
  /** Looks in a row at which no node knew of it. */
  let unknown = 0
  const from = entry.request.payer

  const update = (change: Partial<LedgerEntry>) => {
    entry = { ...entry, ...change }
    learn(entry)
  }
  const { countAt, findMined, listMined } = createNonces(rpc, from, options)
  const readReceipt = async (): Promise<Fate | null> => {
    const { hash } = entry
    const receipt = (await rpc.call(
      'eth_getTransactionReceipt',
      [hash],
      options,
    )) as { status?: string } | null
    if (!receipt) return null
    return { kind: receipt.status === '0x1' ? 'confirmed' : 'reverted', hash }
  }
  const readTransaction = async () =>
    (await rpc.call(
      'eth_getTransactionByHash',
      [entry.hash],
      options,
    )) as ChainTransaction | null
  /** Nothing that waits for a block has its number either. */
  const isUnknown = async () =>
    (await readTransaction()) === null &&
    (await countAt('pending')) <= (entry.nonce ?? (await countAt('latest')))
  const learnNonce = async () => {
    const tx = await readTransaction()
    if (tx) return update({ nonce: Number(tx.nonce) })
    const successor = await findUnseen()
    if (successor) update({ nonce: Number(successor.nonce) })
  }
  /**
   * Finds what took the place of one that no node ever showed. Its number is at
   * least the one that was next when the wallet was asked, and may be a later
   * one: what the account has sent besides says nothing of it.
   */
  const findUnseen = async () => {
    const { asked, fromBlock, hash } = entry
    if (asked === undefined) return
    const latest = await countAt('latest')
    if (latest <= Math.max(asked, lookedTo)) return
    if ((await countAt('pending')) > latest) return
    const { found, isWhole } = await listMined(asked, latest, fromBlock)
    if (isWhole) lookedTo = latest
    return (
      found.find((tx) => tx.hash === hash) ??
      found.find((tx) => isSameCall(entry, tx) && !isOthers(tx.hash)) ??
      found.find(isCancel)
    )
  }
  const look = async (): Promise<Fate | null> => {
    const receipt = await readReceipt()
    if (receipt) return receipt
    if (Number.isFinite(dropAfter)) {
      unknown = (await isUnknown()) ? unknown + 1 : 0
      if (unknown > dropAfter) return { kind: 'dropped', hash: entry.hash }
    }
    if (entry.nonce === null) await learnNonce()
    if (entry.nonce === null) return null
    if ((await countAt('latest')) <= entry.nonce) return null
    const successor = await findMined(entry.nonce, entry.fromBlock)
    if (!successor || successor.hash === entry.hash) return null
    const { hash } = successor
    if (!isSameCall(entry, successor)) return { kind: 'cancelled', hash }
    update({ hash })
    return readReceipt()
  }

  for (;;) {
    // A node that is away for a while loses nothing: the next look may see.
    const fate = await look().catch(() => null)
    if (fate) return fate
    await rest(signal)
  }
}
