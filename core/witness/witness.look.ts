import type { Signal } from '../ports/clock.ts'
import { isCanonical, type Recover } from '../rules/audit/signature.ts'
import type { LedgerEntry } from '../rules/ledger/index.ts'
import {
  type Receipt,
  type SealedHead,
  type SealKey,
  sealDigest,
} from '../rules/voting/index.ts'
import type { AskWitness } from './witness.calls.ts'
import {
  followLines,
  isOldCopy,
  judgeHead,
  judgeKeys,
  judgeProposal,
  judgeReceipt,
  readsFrom,
} from './witness.rules.ts'
import { shownOf } from './witness.shown.ts'
import type {
  At,
  Doubt,
  ShownProposal,
  ToLook,
  WitnessMemory,
} from './witness.types.ts'

/** Lines that one answer has, and that one look follows: the rest next time. */
const lines = { answer: 100, look: 300 } as const
/** Of the newest receipts of a proposal the lines are asked for. */
const receiptsHeld = 3

export interface Eyes {
  ask: AskWitness
  recover: Recover
  signal: Signal
}

export interface Seen {
  /** What is true of all that was said: to be remembered. */
  learned: Omit<WitnessMemory, 'since' | 'contradictions'>
  doubts: Doubt[]
  /** By its own signed moment the head is older than one that was seen. */
  isOld: boolean
}

/** Tells whether the key that is named has signed it. */
const isSealed = (recover: Recover, sealed: SealedHead | Receipt) =>
  isCanonical(sealed.signature) &&
  recover(sealDigest(sealed), sealed.signature) === sealed.key

/** Follows the ledger from what is known to the head, as far as one look goes. */
async function follow(
  { ask, signal }: Eyes,
  { heads, reached }: WitnessMemory,
  served: SealedHead,
): Promise<{ reached: WitnessMemory['reached']; doubts: Doubt[] }> {
  // The first head is taken at its word: what comes later is held to it.
  const { size, hash, at } = served
  let known = reached ?? { size, hash, at }
  for (let read = 0; read < lines.look; read += lines.answer) {
    if (known.size >= served.size) break
    const asked = { from: readsFrom(known), limit: lines.answer }
    const answer = await ask('log', asked, { signal })
    const entries = answer.lines.map((line) => ({
      ledger: answer.ledger,
      ...line,
    })) as LedgerEntry[]
    const trail = { reached: known, served, heads }
    const followed = followLines(trail, entries)
    if (followed.doubts.length > 0) return followed
    known = followed.reached
  }
  return { reached: known, doubts: [] }
}

/** Looks at the ledger: the head, the keys, and the lines that lead to it. */
async function lookAtLedger(
  eyes: Eyes,
  memory: WitnessMemory,
  served: SealedHead,
): Promise<Seen> {
  const { ask, recover, signal } = eyes
  const none = { reached: null, heads: [], receipts: [], proposals: [] }
  const heads = memory.heads.filter((head) => isSealed(recover, head))
  const isOld = isOldCopy(heads, served)
  const seen = (doubts: Doubt[]): Seen => ({ learned: none, doubts, isOld })
  const said = { at: served.at, hash: served.hash, whole: served }
  if (!isSealed(recover, served))
    return seen([{ code: 'seal', served: said, isCertain: true }])
  const { keys } = await ask('logKeys', {}, { signal })
  const doubts = [
    ...judgeHead(heads, served),
    ...judgeKeys(heads, served, keys as SealKey[]),
  ]
  if (doubts.length > 0) return seen(doubts)
  const followed = await follow(eyes, { ...memory, heads }, served)
  if (followed.doubts.length > 0) return seen(followed.doubts)
  const { reached } = followed
  return { learned: { ...none, reached, heads: [served] }, doubts, isOld }
}

/** Asks for the lines of receipts: each has to be there as it was. */
async function lookAtReceipts(
  { ask, recover, signal }: Eyes,
  receipts: readonly Receipt[],
  at: number,
): Promise<Doubt[]> {
  const doubts: Doubt[] = []
  for (const receipt of receipts) {
    const { proposal, receivedAt } = receipt
    if (!isSealed(recover, receipt)) {
      const served = { at: receivedAt, whole: receipt }
      doubts.push({ code: 'seal', proposal, served, isCertain: true })
      continue
    }
    const asked = { from: receipt.line.index, limit: 1 }
    const { ledger, lines: found } = await ask('log', asked, { signal })
    const [line] = found
    const entry = line && ({ ledger, ...line } as LedgerEntry)
    doubts.push(...judgeReceipt(receipt, entry, at))
  }
  return doubts
}

/** What a page shows may be old: after the first try it is asked for anew. */
async function shownNow(
  { ask, signal }: Eyes,
  { shown, tries }: ToLook,
): Promise<ShownProposal | null> {
  if (!shown || tries === 0) return shown
  const { proposal } = shown
  return shownOf(await ask('proposal', { proposal }, { signal }))
}

/**
 * Looks once at all that concerns a page: the ledger, the receipts of its
 * proposal, and what it shows. Gives what is to be remembered, and what is
 * doubted; where one thing is doubted the others are looked at all the same.
 */
export async function lookAround(
  eyes: Eyes,
  memory: WitnessMemory,
  served: SealedHead,
  input: ToLook,
): Promise<Seen> {
  const ledger = await lookAtLedger(eyes, memory, served)
  const shown = await shownNow(eyes, input)
  const proposal = input.shown?.proposal
  const kept = memory.receipts.filter(
    (receipt) =>
      receipt.proposal === proposal && isSealed(eyes.recover, receipt),
  )
  const fresh = input.receipts.filter(
    ({ line }) => !kept.some((each) => each.line.hash === line.hash),
  )
  const newest = [...fresh, ...kept]
    .sort((a, b) => b.line.index - a.line.index)
    .slice(0, receiptsHeld)
  const now = shown && { ...shown, at: served.at }
  const seen = memory.proposals.find((each) => each.proposal === proposal)
  const doubts = now ? judgeProposal(seen as At<ShownProposal>, now) : []
  return {
    isOld: ledger.isOld,
    learned: {
      ...ledger.learned,
      // Signed by the server: whatever it says now, it said that.
      receipts: input.receipts.filter((each) => isSealed(eyes.recover, each)),
      proposals: now && doubts.length === 0 ? [now] : [],
    },
    doubts: [
      ...ledger.doubts,
      ...(await lookAtReceipts(eyes, newest, served.at)),
      ...doubts,
    ],
  }
}
