import { swapLimits } from './limits.ts'
import type {
  FeePaid,
  SettledState,
  SettleFacts,
  SwapDecision,
  SwapDone,
  SwapIntentFacts,
  SwapSettled,
} from './settle.types.ts'

const { confirmations: need, creditFor, lateFor } = swapLimits

/** The time until which a fee that nothing uses pays for a swap. */
export const creditUntil = ({ at }: Pick<FeePaid, 'at'>): number =>
  at + creditFor

/**
 * Decides which payment is the fee of which swap, for one account. It is worked
 * out from the chain's facts each time, so that neither a closed page nor a
 * process that stopped can lose a payment or use it twice: a payment is held by
 * one intent, was used by one swap, or is a credit.
 *
 * A payment need not be named: whichever of the account's own reached the
 * treasury pays, so the fee of a page that died before it told the hash is found
 * like any other. A swap need not be named either: the vault's event tells the
 * account and the NFTs.
 */
export function settleSwaps(facts: SettleFacts): SwapSettled {
  const intents = [...facts.intents].sort(
    (a, b) => a.createdBlock - b.createdBlock || (a.id < b.id ? -1 : 1),
  )
  const events = facts.events.filter(isDeep).sort(inOrder)
  const swappedBy = claim(intents, events)
  const free = new Map(
    [...facts.payments].sort(inOrder).map((paid) => [paid.hash, paid]),
  )
  const take = (paid: FeePaid | undefined) => {
    if (paid) free.delete(paid.hash)
    return paid
  }

  const paidBy = new Map<string, FeePaid>()
  const pay = (
    { id, isExempt }: SwapIntentFacts,
    choose: () => FeePaid | undefined,
  ) => {
    if (isExempt || paidBy.has(id)) return
    const paid = take(choose())
    if (paid) paidBy.set(id, paid)
  }
  const of = (hash: string | null) => free.get(hash as FeePaid['hash'])
  const wants = intents.filter(
    (intent) =>
      swappedBy.has(intent.id) || (!intent.isEnded && !isOver(intent, facts)),
  )
  // What was settled before stays as it was, and what was named is meant.
  for (const intent of wants) pay(intent, () => of(intent.paidBy))
  for (const intent of wants) pay(intent, () => of(intent.feeHash))
  // A swap that was made comes before one that may be.
  for (const intent of [
    ...wants.filter(({ id }) => swappedBy.has(id)),
    ...wants.filter(({ id }) => !swappedBy.has(id)),
  ])
    pay(intent, () => [...free.values()].find((paid) => pays(intent, paid)))

  const claimed = new Set(swappedBy.values())
  const strays = events
    .filter((event) => !claimed.has(event))
    .map((event) => {
      const paid = take(
        [...free.values()].find(
          (of) => of.block <= event.block && event.at < creditUntil(of),
        ),
      )
      return { event: event.key, paidBy: paid?.hash ?? null }
    })

  const decide = (intent: SwapIntentFacts): SwapDecision => {
    const paid = paidBy.get(intent.id)
    return {
      state: stateOf(intent, paid, swappedBy.get(intent.id), facts),
      paidBy: paid?.hash ?? null,
      isByCredit: paid !== undefined && isBefore(intent, paid),
      swappedBy: swappedBy.get(intent.id)?.key ?? null,
    }
  }
  return {
    decisions: new Map(facts.intents.map((of) => [of.id, decide(of)])),
    strays,
    credits: [...free.values()].filter(
      (paid) => facts.readTo < creditUntil(paid),
    ),
  }
}

const isDeep = ({ confirmations }: { confirmations: number }) =>
  confirmations >= need

const inOrder = (
  a: { block: number; hash: string },
  b: { block: number; hash: string },
) => a.block - b.block || (a.hash < b.hash ? -1 : 1)

/**
 * It was made before the intent was, for another: the block that the intent was
 * made at had been read by then.
 */
const isBefore = ({ createdBlock, feeHash }: SwapIntentFacts, paid: FeePaid) =>
  paid.hash !== feeHash && paid.block <= createdBlock

const pays = (intent: SwapIntentFacts, paid: FeePaid) =>
  intent.createdAt < creditUntil(paid) && paid.at < intent.expiresAt

/** Its time is over, and nothing of it is waited for. */
function isOver(intent: SwapIntentFacts, { readTo }: SettleFacts): boolean {
  const isAwaited = intent.swapHash !== null && !intent.isSwapFailed
  return readTo >= intent.expiresAt + (isAwaited ? lateFor : 0)
}

const isOf = (intent: SwapIntentFacts, event: SwapDone): boolean => {
  if (event.mode !== intent.mode || !event.ids?.length) return false
  // The vault takes all that it is given, and delivers what it still has.
  if (event.mode === 'deposit' && event.ids.length !== intent.ids.length)
    return false
  return event.ids.every((id) => intent.ids.includes(id))
}

/** The event may be that swap: it was made after it was asked for. */
export const mayBe = (intent: SwapIntentFacts, event: SwapDone): boolean =>
  event.block > intent.createdBlock && isOf(intent, event)

/** Gives each event the intent that it is of; no event to two. */
function claim(
  intents: readonly SwapIntentFacts[],
  events: readonly SwapDone[],
): Map<string, SwapDone> {
  const taken = new Map<string, SwapDone>()
  const give = (
    to: readonly SwapIntentFacts[],
    fits: (intent: SwapIntentFacts, event: SwapDone) => boolean,
  ) => {
    const used = new Set(taken.values())
    for (const event of events) {
      if (used.has(event)) continue
      const intent = to.find((of) => !taken.has(of.id) && fits(of, event))
      if (intent) taken.set(intent.id, event)
    }
  }
  give(intents, ({ swappedBy }, { key }) => swappedBy === key)
  give(
    intents,
    (intent, event) => intent.swapHash === event.hash && isOf(intent, event),
  )
  // Those that are not given up first: of two that fit, that one was meant.
  give(
    intents.filter(({ isEnded }) => !isEnded),
    mayBe,
  )
  give(intents, mayBe)
  return taken
}

function stateOf(
  intent: SwapIntentFacts,
  paid: FeePaid | undefined,
  event: SwapDone | undefined,
  facts: SettleFacts,
): SettledState {
  const isPaid = intent.isExempt || (paid !== undefined && isDeep(paid))
  if (event) return isPaid ? 'swapped' : paid ? 'open' : 'unpaid'
  if (intent.isEnded) return 'ended'
  if (isOver(intent, facts)) return 'expired'
  return isPaid ? 'paid' : 'open'
}
