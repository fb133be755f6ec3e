import type { PaidFor, Publishing } from './feePurpose.ts'
import type { FeePorts, IntentRow } from './fees.ports.ts'

/** Milliseconds until the next attempt: each doubles, an hour at most. */
const backOff = { first: 2_000, most: 3_600_000 }
const pauseAfter = (tries: number) =>
  Math.min(backOff.most, backOff.first * 2 ** Math.min(tries, 20))

export const paidForOf = (row: IntentRow): PaidFor => ({
  intent: row.id,
  payer: row.payer,
  refId: row.refId,
  contentHash: row.contentHash,
  signed: row.signed,
  token: row.token,
  amount: row.amount,
  tx: row.isExempt ? null : row.hash,
})

/**
 * Has published what an intent paid for, in one transaction with the end of the
 * intent: so it happens once, whatever dies in between. What is refused gives the
 * fee back as a credit; what cannot be just now is put off.
 */
export async function publishPaid<Tx>(
  ports: FeePorts<Tx>,
  id: string,
): Promise<Publishing['status'] | 'settled'> {
  const { fees, purposes, transact, clock } = ports
  try {
    return await transact(async (tx) => {
      const row = await fees.find(tx, id)
      const area = row && purposes[row.purpose]
      if (row?.state !== 'confirmed' || !area) return 'settled'
      const outcome = await area.publish(tx, paidForOf(row))
      const now = clock.now()
      switch (outcome.status) {
        case 'published': {
          const { id: published } = outcome
          const done = { state: 'consumed', published, fault: null } as const
          await fees.update(tx, id, done, now)
          break
        }
        case 'refused': {
          await refund(ports, tx, row, outcome.code)
          const { payer, refId } = row
          await area.release(tx, { payer, refId })
          break
        }
        case 'later':
          await putOff(ports, tx, row)
          break
        case 'unsigned':
          break
      }
      return outcome.status
    })
  } catch (error) {
    // It is tried again all the same, and does not hold up what comes after it.
    await transact(async (tx) => {
      const row = await fees.find(tx, id)
      if (row?.state === 'confirmed') await putOff(ports, tx, row)
    })
    throw error
  }
}

async function putOff<Tx>(
  { fees, clock }: FeePorts<Tx>,
  tx: Tx,
  { id, tries }: IntentRow,
) {
  const dueAt = clock.now() + pauseAfter(tries)
  await fees.update(tx, id, { tries: tries + 1, dueAt }, clock.now())
}

/** Gives the whole fee back: as a credit, or into those that it was taken of. */
export async function refund<Tx>(
  { fees, clock, inform, newId }: FeePorts<Tx>,
  tx: Tx,
  { id, payer, token, amount, isExempt, isByCredit }: IntentRow,
  fault: string | null,
) {
  const now = clock.now()
  const state = isExempt ? 'failed' : 'credited'
  await fees.update(tx, id, { state, fault }, now)
  if (isExempt) return
  const told = {
    address: payer,
    kind: 'credited',
    subject: id,
    at: now,
  } as const
  await inform(tx, [told])
  if (isByCredit) return fees.giveBack(tx, id, now)
  const use = await fees.useFor(tx, id)
  if (!use) throw new Error(`intent ${id} is confirmed and not paid`)
  const { key, hash } = use
  const credit = { id: newId(), payer, token, amount, left: amount }
  await fees.addCredits(tx, [
    { ...credit, key, hash, why: 'refunded', at: now },
  ])
}
