import type { FeePorts, IntentRow, Spend } from './fees.ports.ts'

/** What is taken of each, the oldest first; null where it is not enough. */
export function takeOf(
  credits: readonly { id: string; left: bigint }[],
  amount: bigint,
): Spend[] | null {
  let missing = amount
  const spends: Spend[] = []
  for (const { id: credit, left } of credits) {
    if (missing === 0n) break
    const taken = left < missing ? left : missing
    spends.push({ credit, amount: taken })
    missing -= taken
  }
  return missing === 0n ? spends : null
}

/**
 * Pays an intent with what its payer has to their credit, all of it or nothing.
 * The payer must be locked: of two intents at once, one gets the credit.
 *
 * @returns whether it is paid.
 */
export async function payByCredit<Tx>(
  { fees, clock }: Pick<FeePorts<Tx>, 'fees' | 'clock'>,
  tx: Tx,
  { id, payer, token, amount }: IntentRow,
): Promise<boolean> {
  const credits = await fees.creditsOf(tx, payer, token)
  const spends = takeOf(credits, amount)
  if (!spends) return false
  const now = clock.now()
  await fees.spend(tx, id, spends, now)
  await fees.update(
    tx,
    id,
    {
      state: 'confirmed',
      isByCredit: true,
      // The payment that it is of; the oldest where there are more.
      hash: credits[0]?.hash ?? null,
      fault: null,
    },
    now,
  )
  return true
}
