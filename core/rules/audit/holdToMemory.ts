import type { Address } from '../../hex.ts'
import type { LedgerEntry, LedgerHead } from '../ledger/index.ts'
import { type Receipt, type SealedHead, sealDigest } from '../voting/receipt.ts'
import type { Bundle } from './bundle.ts'
import type { Claims } from './claims.ts'
import type { ReadBallot } from './judgeSeals.ts'
import { isKeyAt } from './keys.ts'
import {
  type At,
  type Contradiction,
  type HeldToMemory,
  type KeptStanding,
  type Memory,
  type Said,
  type ShownProposal,
  saidByLine,
  saidByReceipt,
  saidBySize,
} from './remembered.ts'
import { TextLine } from './textLine.ts'

interface Held {
  bundle: Bundle
  /** By place among the lines; missing where a line could not be read. */
  ballots: ReadonlyMap<number, ReadBallot>
  /** Place of the ballot of each voter that counts. */
  last: ReadonlyMap<Address, number>
}

/**
 * Milliseconds by which the clocks of a server's processes may differ, and a
 * ballot may be written after it came.
 */
const slack = 60_000

/** A line as the ledger has it: what is read from a text is a place in it. */
const plainLine = (line: LedgerEntry): LedgerEntry => {
  if (!(line instanceof TextLine)) return line
  const { ledger, index, kind, payload, receivedAt, prevHash, hash } = line
  return { ledger, index, kind, payload, receivedAt, prevHash, hash }
}

/** Of one kind the first is told: others only repeat it. */
const firstOfEach = (all: readonly Contradiction[]): Contradiction[] =>
  all.filter(
    ({ code }, at) => all.findIndex((each) => each.code === code) === at,
  )

/**
 * Holds a bundle to what a browser was told before. A bundle is of one moment: it
 * may be older than what is remembered, and is then no contradiction. What is
 * remembered as sealed counts where it is: the seals are asked for with `claims`.
 *
 * @returns what came of it, once the claims are settled.
 */
export function holdToMemory(
  held: Held,
  memory: Memory,
  claims: Claims,
): () => HeldToMemory {
  const { bundle } = held
  const proposal = bundle.proposal.id
  const found: Contradiction[] = []
  const receipts: KeptStanding[] = []
  const ifSealed = (sealed: SealedHead | Receipt, tell: () => void) =>
    claims.ask(sealDigest(sealed), sealed.signature, sealed.key, tell)

  const { reached } = memory
  const seen = [...memory.heads, ...(reached ? [reached] : [])]
  const near = linesNear(bundle, seen)
  for (const head of memory.heads) {
    const doubts = [
      ...judgeSeen(bundle, near, head, 'head'),
      ...judgeKey(bundle, head),
    ]
    if (doubts.length > 0) ifSealed(head, () => found.push(...doubts))
  }
  for (const receipt of memory.receipts) {
    if (receipt.proposal !== proposal) continue
    const judged = judgeKept(held, receipt)
    ifSealed(receipt, () => {
      if ('code' in judged) found.push(judged)
      else receipts.push(judged)
    })
  }
  return () => {
    const shown = memory.proposals.find((each) => each.proposal === proposal)
    const all = [
      ...found,
      ...(reached ? judgeSeen(bundle, near, reached, 'line') : []),
      ...(shown ? judgeShown(bundle, shown) : []),
    ]
    return { contradictions: firstOfEach(all), receipts }
  }
}

/** The lines at the places that were seen, and those after them. */
function linesNear({ lines }: Bundle, seen: readonly LedgerHead[]) {
  const wanted = new Set(seen.flatMap(({ size }) => [size - 1, size]))
  return lines.filter(({ index }) => wanted.has(index))
}

/** Holds the lines and the head to one that was seen. */
function judgeSeen(
  { head }: Bundle,
  near: readonly LedgerEntry[],
  seen: At<LedgerHead>,
  code: 'head' | 'line',
): Contradiction[] {
  const { size, hash, at } = seen
  const against = (code: Contradiction['code'], served: Said) => [
    { code, seen: saidBySize(seen), served },
  ]
  if (head.size === size && head.hash !== hash)
    return against('head', saidBySize(head))
  const same = near.find(({ index }) => index === size - 1)
  if (same && same.hash !== hash)
    return against(code, saidByLine(plainLine(same), head.at))
  const next = near.find(({ index }) => index === size)
  if (next && next.prevHash !== hash)
    return against('chain', saidByLine(plainLine(next), head.at))
  return head.size < size && head.at > at + slack
    ? against('shorter', saidBySize(head))
    : []
}

/** A key that signed for the server is among those that have. */
function judgeKey({ head, keys }: Bundle, seen: SealedHead): Contradiction[] {
  const isOwned = isKeyAt(keys, seen.key, seen.at)
  if (isOwned || head.at <= seen.at + slack) return []
  const served = { at: head.at, whole: keys }
  return [{ code: 'key', seen: saidBySize(seen), served }]
}

/** Holds the ballot of a receipt to its line: a head that is past it has it. */
function judgeKept(
  { bundle, ballots, last }: Held,
  receipt: Receipt,
): Contradiction | KeptStanding {
  const { head, lines } = bundle
  const { voter, proposal, receivedAt } = receipt
  const { index, hash } = receipt.line
  const place = lines.findIndex((line) => line.index === index)
  const line = lines[place]
  const of = {
    code: 'receipt',
    proposal,
    seen: saidByReceipt(receipt),
  } as const
  if (!line) {
    const isLater = head.size <= index && head.at <= receivedAt + slack
    return isLater
      ? { voter, place: receipt.place, standing: 'later' }
      : { ...of, served: { at: head.at, line: index, whole: null } }
  }
  const counts = last.get(voter)
  const counted = counts === undefined ? undefined : ballots.get(counts)
  const isSame =
    line.hash === hash &&
    line.receivedAt === receivedAt &&
    ballots.get(place)?.voter === voter
  if (!isSame || !counted)
    return { ...of, served: saidByLine(plainLine(line), head.at) }
  const standing = counts === place ? 'counted' : 'superseded'
  return { voter, place, standing, seq: counted.seq }
}

/** Holds list, words and number of ballots to what a page has shown. */
function judgeShown(
  { proposal, voters, versions, lines, head, stand }: Bundle,
  seen: At<ShownProposal>,
): Contradiction[] {
  const { at, ...shown } = seen
  const against = (code: Contradiction['code'], then: object, now: object) => ({
    code,
    proposal: proposal.id,
    seen: { at, ...then, whole: shown },
    served: { at: head.at, ...now, whole: { stand, head } },
  })
  const found: Contradiction[] = []
  if (voters.root !== seen.root)
    found.push(against('list', { hash: seen.root }, { hash: voters.root }))
  const isNewer = head.at > at + slack
  const same = versions.find(({ version }) => version === seen.version)
  const told = same ?? versions.at(-1)
  const isOther = same ? same.contentHash !== seen.contentHash : isNewer
  if (told && isOther)
    found.push(
      against(
        'words',
        { count: seen.version, hash: seen.contentHash },
        { count: told.version, hash: told.contentHash },
      ),
    )
  if (lines.length < seen.ballots && isNewer)
    found.push(
      against('fewer', { count: seen.ballots }, { count: lines.length }),
    )
  return found
}
