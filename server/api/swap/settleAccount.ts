import {
  mayBe,
  type SwapIntentFacts,
  type SwapSettled,
  settleSwaps,
  swapLimits,
} from '@narwhal-club/core/swap'
import { behindAfter } from '../../indexer/standing.ts'
import type {
  AccountFacts,
  Hex,
  KnownSwap,
  SwapChange,
  SwapPorts,
} from './swap.ports.ts'

/** From when on what is not settled is looked at: older fees pay for nothing. */
export const sinceOf = (now: number) =>
  now - swapLimits.creditFor - swapLimits.intentFor - swapLimits.lateFor

/** An intent that neither a payment nor a swap could be of any more. */
export const isLive = ({ state }: Pick<KnownSwap, 'state'>) =>
  state === 'open' || state === 'paid'

const stepOf = ({ steps }: KnownSwap, name: string) =>
  steps.find(({ step }) => step === name)

export function asFacts(row: KnownSwap): SwapIntentFacts {
  const fee = stepOf(row, 'fee')
  const swap = stepOf(row, 'swap')
  return {
    id: row.id,
    mode: row.mode,
    ids: row.ids,
    isExempt: row.isExempt,
    isEnded: row.state === 'cancelled' || row.state === 'expired',
    createdBlock: row.createdBlock,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    feeHash: fee && fee.state !== 'failed' ? fee.hash : null,
    swapHash: swap?.hash ?? null,
    isSwapFailed: swap?.state === 'failed',
    paidBy: row.paidBy,
    swappedBy: row.swappedBy,
  }
}

/** The vault has done it, in however few blocks: it cannot be given up any more. */
export const isMade = (row: KnownSwap, { events }: AccountFacts): boolean =>
  events.some((event) => mayBe(asFacts(row), event))

/** Reads what is not settled of an account, and what would become of it. */
export async function weigh<Tx>(
  { swaps, clock }: Pick<SwapPorts<Tx>, 'swaps' | 'clock'>,
  tx: Tx,
  account: Hex,
  /** What is supposed of the intents. */
  suppose: (row: KnownSwap) => KnownSwap = (row) => row,
) {
  const since = sinceOf(clock.now())
  const rows = (await swaps.unsettled(tx, account, since)).map(suppose)
  const facts = await swaps.facts(tx, account, since)
  const settled = settleSwaps({
    intents: rows.map(asFacts),
    payments: facts.payments,
    events: facts.events,
    readTo: facts.index.time,
  })
  return { rows, facts, settled }
}

/**
 * Settles an account: all that arrived and was swapped, held against all that was
 * asked for. Done twice it is done once. The account must be locked; an index that
 * is behind settles nothing, since what it does not have yet is not gone.
 */
export async function settleAccount<Tx>(
  ports: Pick<SwapPorts<Tx>, 'swaps' | 'clock'>,
  tx: Tx,
  account: Hex,
): Promise<void> {
  const { swaps, clock } = ports
  const index = await swaps.index(tx)
  if (!index || index.head - index.block > behindAfter) return
  const { rows, facts, settled } = await weigh(ports, tx, account)
  const changes = rows.flatMap((row) => changeOf(row, settled, facts) ?? [])
  const now = clock.now()
  // What is let go first: another may take it at once.
  for (const { row, change } of changes) {
    const isLeft = change.paidBy !== row.paidBy && row.paidBy !== null
    const isMoved = change.swappedBy !== row.swappedBy && row.swappedBy !== null
    if (isLeft || isMoved)
      await swaps.update(
        tx,
        row.id,
        {
          ...(isLeft && { paidBy: null, paidBlock: null }),
          ...(isMoved && { swappedBy: null, swappedBlock: null }),
        },
        now,
      )
  }
  for (const { row, change } of changes)
    await swaps.update(tx, row.id, change, now)
  await swaps.addStrays(
    tx,
    settled.strays.map(({ event, paidBy }) => ({
      event,
      paidBy,
      account,
      block: facts.events.find(({ key }) => key === event)?.block ?? 0,
      at: now,
    })),
  )
}

function changeOf(
  row: KnownSwap,
  { decisions }: SwapSettled,
  { payments, events }: AccountFacts,
): { row: KnownSwap; change: Required<SwapChange> } | null {
  const decision = decisions.get(row.id)
  if (!decision) return null
  const { paidBy, swappedBy, isByCredit } = decision
  // Who gave it up and who was too late stay apart.
  const state = decision.state === 'ended' ? row.state : decision.state
  const paid = payments.find(({ hash }) => hash === paidBy)
  const event = events.find(({ key }) => key === swappedBy)
  const change = {
    state,
    paidBy,
    paidBlock: paid?.block ?? null,
    swappedBy,
    swappedBlock: event?.block ?? null,
    isByCredit,
  }
  const isSame = (Object.keys(change) as (keyof SwapChange)[]).every(
    (key) => change[key] === row[key],
  )
  return isSame ? null : { row, change }
}
