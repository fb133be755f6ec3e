import { isKeyAt } from '../rules/audit/keys.ts'
import {
  saidByLine,
  saidByReceipt,
  saidBySize,
} from '../rules/audit/remembered.ts'
import {
  checkChain,
  type LedgerEntry,
  type LedgerHead,
} from '../rules/ledger/index.ts'
import type { Receipt, SealedHead, SealKey } from '../rules/voting/index.ts'
import type {
  At,
  Doubt,
  Said,
  ShownProposal,
  WitnessMemory,
} from './witness.types.ts'

const certain = (doubt: Omit<Doubt, 'isCertain'>): Doubt => ({
  ...doubt,
  isCertain: true,
})
/** A copy that is behind would say the same. */
const maybe = (doubt: Omit<Doubt, 'isCertain'>): Doubt => ({
  ...doubt,
  isCertain: false,
})

const newest = (heads: readonly SealedHead[]) => heads.at(-1)

/**
 * Holds a head to those that were seen. Two of the same size with two hashes are
 * a fork, whenever they were sealed. One that is shorter may be an old copy.
 */
export function judgeHead(
  heads: readonly SealedHead[],
  served: SealedHead,
): Doubt[] {
  const other = heads.find(
    ({ size, hash }) => size === served.size && hash !== served.hash,
  )
  if (other)
    return [
      certain({
        code: 'head',
        seen: saidBySize(other),
        served: saidBySize(served),
      }),
    ]
  const last = newest(heads)
  return last && served.size < last.size
    ? [
        maybe({
          code: 'shorter',
          seen: saidBySize(last),
          served: saidBySize(served),
        }),
      ]
    : []
}

/**
 * An old copy, by its own signed moment: it says nothing of how the ledger
 * stands now, however long it is repeated.
 */
export const isOldCopy = (heads: readonly SealedHead[], served: SealedHead) =>
  served.at <= (newest(heads)?.at ?? 0) &&
  served.size < (newest(heads)?.size ?? 0)

/** Holds seals to the server's keys: that of what is served, and of what was seen. */
export function judgeKeys(
  heads: readonly SealedHead[],
  served: SealedHead,
  keys: readonly SealKey[],
): Doubt[] {
  const last = newest(heads)
  const isDisowned = last && !isKeyAt(keys, last.key, last.at)
  if (isDisowned)
    return [
      maybe({
        code: 'key',
        seen: saidBySize(last),
        served: { at: served.at, whole: keys },
      }),
    ]
  return isKeyAt(keys, served.key, served.at)
    ? []
    : [
        maybe({
          code: 'key',
          served: { ...saidBySize(served), whole: { served, keys } },
        }),
      ]
}

export interface Followed {
  reached: At<LedgerHead>
  doubts: Doubt[]
}

/** What was seen of the ledger, and the head that its lines have to lead to. */
export type Trail = Pick<WitnessMemory, 'heads'> & {
  reached: At<LedgerHead>
  served: SealedHead
}

/** Where the lines are to be read from: the last that is known comes with them. */
export const readsFrom = ({ size }: LedgerHead) => Math.max(0, size - 1)

/** Follows lines from what is known, each held to its hash and to what was seen. */
export function followLines(
  { reached, served, heads }: Trail,
  lines: readonly LedgerEntry[],
): Followed {
  const from = readsFrom(reached)
  const { at } = served
  // Of a moment later than the head: they come with the next one.
  const due = lines.filter(({ index }) => index < served.size)
  const [first] = due
  const stays = (doubts: Doubt[]): Followed => ({ reached, doubts })
  const seen = saidBySize(reached)
  if (!first)
    return stays([
      maybe({
        code: 'chain',
        seen,
        served: { ...saidBySize(served), whole: { served, lines } },
      }),
    ])
  if (reached.size > 0 && first.hash !== reached.hash)
    return stays([
      certain({ code: 'line', seen, served: saidByLine(first, at) }),
    ])
  const before = reached.size > 0 ? first.prevHash : emptyHash
  const checked = checkChain(served.ledger, { size: from, hash: before }, due)
  if (!checked.ok) {
    const broken = due.find(({ index }) => index === checked.index) ?? first
    return stays([
      certain({ code: 'chain', seen, served: saidByLine(broken, at) }),
    ])
  }
  for (const line of due) {
    const head = heads.find(
      ({ size, hash }) => size === line.index + 1 && hash !== line.hash,
    )
    if (head)
      return stays([
        certain({
          code: 'head',
          seen: saidBySize(head),
          served: saidByLine(line, at),
        }),
      ])
  }
  const next = { ...checked.head, at }
  // The last known line again, and none of those that are due.
  if (next.size === reached.size)
    return stays([
      maybe({
        code: 'chain',
        seen,
        served: { ...saidBySize(served), whole: { served, lines } },
      }),
    ])
  if (next.size === served.size && next.hash !== served.hash)
    return stays([
      certain({
        code: 'chain',
        seen: saidBySize(next),
        served: saidBySize(served),
      }),
    ])
  return { reached: next, doubts: [] }
}

const emptyHash = `0x${'00'.repeat(32)}` as const

/** Holds a receipt to the line that is served in its place. */
export function judgeReceipt(
  receipt: Receipt,
  line: LedgerEntry | undefined,
  at: number,
): Doubt[] {
  const { index, hash } = receipt.line
  const of = {
    code: 'receipt',
    proposal: receipt.proposal,
    seen: saidByReceipt(receipt),
  } as const
  if (!line) return [maybe({ ...of, served: { at, line: index, whole: null } })]
  const isSame =
    line.index === index &&
    line.hash === hash &&
    line.receivedAt === receipt.receivedAt
  return isSame ? [] : [certain({ ...of, served: saidByLine(line, at) })]
}

/** Holds what a page shows of a proposal to what it showed before. */
export function judgeProposal(
  seen: At<ShownProposal> | undefined,
  shown: At<ShownProposal>,
): Doubt[] {
  if (!seen) return []
  const { proposal } = shown
  const told = ({ at, ...whole }: At<ShownProposal>, rest: object): Said => ({
    at,
    ...rest,
    whole,
  })
  const of = (
    code: 'list' | 'words' | 'fewer',
    pick: (each: ShownProposal) => object,
  ) => ({
    code,
    proposal,
    seen: told(seen, pick(seen)),
    served: told(shown, pick(shown)),
  })
  // Frozen for good: no older copy of it was ever another.
  if (seen.root !== shown.root)
    return [certain(of('list', ({ root }) => ({ hash: root })))]
  const words = of('words', ({ version, contentHash }) => ({
    count: version,
    hash: contentHash,
  }))
  if (shown.version === seen.version && shown.contentHash !== seen.contentHash)
    return [certain(words)]
  if (shown.version < seen.version) return [maybe(words)]
  return shown.ballots < seen.ballots
    ? [maybe(of('fewer', ({ ballots }) => ({ count: ballots })))]
    : []
}

/** What is about the ledger, and about one proposal. */
export const concerning = <Each extends { proposal?: string }>(
  all: readonly Each[],
  proposal: string | undefined,
): Each[] =>
  all.filter(
    (each) => each.proposal === undefined || each.proposal === proposal,
  )
