import { judgePayout } from '@narwhal-club/core/bounties'
import type { Asked, booksApi } from '@narwhal-club/core/contract'
import type { Actor } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import type { Asker } from '../../keep/turns.ts'
import { readHash } from '../fees/readHash.ts'
import type { BookPorts, RefundRow } from './books.ports.ts'
import { presentRefund } from './presentBooks.ts'

type Api = typeof booksApi

/** Sets all that is left of a credit aside: from now on nobody spends it. */
export const beginRefund = <Tx>(
  ports: BookPorts<Tx>,
  { address }: Actor,
  { credit: id, body }: Asked<Api['beginRefund']>,
) =>
  ports.transact(async (tx) => {
    const { reason } = body
    const credit = await ports.writes.lockCredit(tx, id)
    if (!credit) throw new RefusalError('credit_not_found')
    if (credit.left === 0n) throw new RefusalError('nothing_left')
    const begunBlock = await ports.writes.head(tx)
    if (begunBlock === null) throw new RefusalError('index_behind')
    const by = address ?? ''
    const refund: RefundRow = {
      id: ports.createId(),
      credit: id,
      amount: credit.left,
      state: 'open',
      by,
      reason,
      at: ports.clock.now(),
      begunBlock,
      hash: null,
      key: null,
      block: null,
      refundedAt: null,
    }
    await ports.writes.begin(tx, refund)
    await ports.note(tx, {
      kind: 'fees.refundBegun',
      by,
      to: id,
      reason,
      details: { payer: credit.payer, amount: String(credit.left) },
    })
    return presentRefund(refund)
  })

async function lockOpen<Tx>(
  { writes }: Pick<BookPorts<Tx>, 'writes'>,
  tx: Tx,
  id: string,
  hash?: string,
) {
  const found = await writes.lockRefund(tx, id)
  if (!found) throw new RefusalError('refund_not_found')
  const { state, hash: paid } = found.refund
  const isAgain = state === 'refunded' && hash !== undefined && paid === hash
  if (state !== 'open' && !isAgain) throw new RefusalError('refund_closed')
  return { ...found, isAgain }
}

/**
 * Takes a refund for paid once two nodes show the transfer: of the token, from a
 * wallet of the administrators to who had paid, of all that was set aside, after
 * it was. Nothing is believed of who says so.
 */
export async function recordRefund<Tx>(
  ports: BookPorts<Tx>,
  { address }: Actor,
  { refund: id, body }: Asked<Api['recordRefund']>,
  asker: Asker,
) {
  const { reason } = body
  const hash = readHash(body.hash)
  if (!hash) throw new RefusalError('bad_hash')
  // Nodes are asked before anything is held.
  const seen = await ports.readPayout(hash, asker)
  const { writes, terms, clock } = ports
  return await ports.transact(async (tx) => {
    const { refund, credit, isAgain } = await lockOpen(ports, tx, id, hash)
    if (isAgain) return presentRefund(refund)
    if (seen === null) throw new RefusalError('payout_unread')
    if (seen === 'unknown') throw new RefusalError('payout_unseen')
    const verdict = judgePayout(seen, {
      asset: 'TOKEN',
      token: terms.token,
      payers: new Set([terms.treasury, ...terms.admins]),
      winner: credit.payer,
      share: refund.amount,
      treasury: terms.treasury,
      // By blocks, and not by clocks: see below.
      awardedAt: 0,
      used: new Set(await writes.usedKeys(tx, hash, id)),
    })
    if (verdict.state === 'refused') throw new RefusalError(verdict.code)
    if (verdict.state !== 'verified')
      throw new RefusalError('refund_unconfirmed')
    const block = seen.mined?.block ?? 0
    if (block <= refund.begunBlock) throw new RefusalError('payout_too_old')
    const next: RefundRow = {
      ...refund,
      state: 'refunded',
      hash,
      key: verdict.key,
      block,
      refundedAt: clock.now(),
    }
    await writes.finish(tx, next)
    await ports.note(tx, {
      kind: 'fees.refunded',
      by: address ?? '',
      to: credit.id,
      reason,
      details: { payer: credit.payer, amount: String(refund.amount), hash },
    })
    return presentRefund(next)
  })
}

/** Nothing was paid: what was set aside is its payer's again. */
export const dropRefund = <Tx>(
  ports: BookPorts<Tx>,
  { address }: Actor,
  { refund: id, body }: Asked<Api['dropRefund']>,
) =>
  ports.transact(async (tx) => {
    const { reason } = body
    const { refund, credit } = await lockOpen(ports, tx, id)
    const next: RefundRow = { ...refund, state: 'dropped' }
    await ports.writes.drop(tx, next)
    await ports.note(tx, {
      kind: 'fees.refundDropped',
      by: address ?? '',
      to: credit.id,
      reason,
      details: { payer: credit.payer, amount: String(refund.amount) },
    })
    return presentRefund(next)
  })
