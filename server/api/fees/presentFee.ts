import type { FeeCredit, FeeIntent } from '@narwhal-club/core/contract'
import { proposalLimits } from '@narwhal-club/core/governance'
import type { CreditRow, ToldIntent } from './fees.ports.ts'

const instant = (at: number) => new Date(at).toISOString()
const { confirmations: need } = proposalLimits

/** Blocks that hold the payment; none where there is no payment. */
function confirmationsOf({ state, hash, have }: ToldIntent) {
  if (hash === null) return {}
  const isPaid = state === 'confirmed' || state === 'consumed'
  if (!isPaid && state !== 'submitted') return {}
  return { confirmations: { have: isPaid ? need : Math.min(have, need), need } }
}

export function presentIntent(row: ToldIntent): FeeIntent {
  const { id, purpose, refId, contentHash, payer, token, to, state } = row
  const { createdBlock, hash, fault, published } = row
  return {
    id,
    purpose,
    refId,
    contentHash,
    payer,
    token,
    to,
    amount: String(row.amount),
    state,
    createdBlock,
    createdAt: instant(row.createdAt),
    expiresAt: instant(row.expiresAt),
    exempt: row.isExempt,
    byCredit: row.isByCredit,
    ...(hash !== null && { hash }),
    ...confirmationsOf(row),
    ...(fault !== null && { fault }),
    ...(published !== null && { published }),
  }
}

export const presentCredit = (row: CreditRow): FeeCredit => ({
  id: row.id,
  token: row.token,
  amount: String(row.amount),
  left: String(row.left),
  hash: row.hash,
  why: row.why,
  at: instant(row.at),
})
