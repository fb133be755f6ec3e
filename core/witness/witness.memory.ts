import * as z from 'zod/mini'
import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'
import {
  Bytes32,
  count,
  HeadShape,
  moment,
  ReceiptShape,
  Uuid,
} from '../rules/audit/shapes.ts'
import type { Contradiction, WitnessMemory } from './witness.types.ts'

/** How much is kept of each: some hundred kilobytes in all, at most. */
export const most = {
  heads: 8,
  receipts: 40,
  proposals: 60,
  contradictions: 8,
} as const

const codes = z.enum([
  'head',
  'line',
  'chain',
  'shorter',
  'receipt',
  'seal',
  'key',
  'list',
  'words',
  'fewer',
])
const SaidShape = z.strictObject({
  at: moment,
  line: z.optional(count()),
  hash: z.optional(Bytes32),
  count: z.optional(count()),
  whole: z.unknown(),
})
const MemoryShape = z.strictObject({
  since: moment,
  reached: z.nullable(
    z.strictObject({ size: count(), hash: Bytes32, at: moment }),
  ),
  heads: z.array(HeadShape),
  receipts: z.array(ReceiptShape),
  proposals: z.array(
    z.strictObject({
      proposal: Uuid,
      root: Bytes32,
      version: count(),
      contentHash: Bytes32,
      ballots: count(),
      at: moment,
    }),
  ),
  contradictions: z.array(
    z.strictObject({
      code: codes,
      proposal: z.optional(Uuid),
      seen: z.optional(SaidShape),
      served: SaidShape,
    }),
  ),
})

export const nothingSeen = (since: number): WitnessMemory => ({
  since,
  reached: null,
  heads: [],
  receipts: [],
  proposals: [],
  contradictions: [],
})

/** One of each name: of two the one that `isNewer` prefers, in a fixed order. */
function union<Each>(
  all: readonly Each[],
  nameOf: (each: Each) => string,
  isNewer: (one: Each, other: Each) => boolean,
): Each[] {
  const byName = new Map<string, Each>()
  for (const each of all) {
    const known = byName.get(nameOf(each))
    if (!known || isNewer(each, known)) byName.set(nameOf(each), each)
  }
  return [...byName.values()]
}

const text = (value: unknown) => JSON.stringify(value)
/** Of the same moment any, but always the same one. */
const isLater = <Each extends { at: number }>(one: Each, other: Each) =>
  one.at === other.at ? text(one) > text(other) : one.at > other.at

const namedAs = ({ code, proposal }: Contradiction) => `${code} ${proposal}`

/**
 * Puts together what two tabs remember: the furthest of the ledger, and of the
 * rest the newest. What was forgotten meanwhile stays forgotten.
 */
export function mergeMemories(
  kept: WitnessMemory,
  learned: WitnessMemory,
): WitnessMemory {
  if (kept.since !== learned.since) return kept
  const [one, other] = [kept.reached, learned.reached]
  const reached =
    one && other
      ? one.size > other.size ||
        (one.size === other.size && isLater(one, other))
        ? one
        : other
      : (one ?? other)
  const heads = union(
    [...kept.heads, ...learned.heads],
    ({ size, hash }) => `${size} ${hash}`,
    isLater,
  ).sort((a, b) => a.size - b.size || (a.hash < b.hash ? -1 : 1))
  // Those that were reached have nothing to say that the lines do not.
  const open = heads.filter(
    ({ size }, place) =>
      place === heads.length - 1 || size > (reached?.size ?? 0),
  )
  return {
    since: kept.since,
    reached,
    // The newest stays, and of the others those that are reached first.
    heads: [...open.slice(0, -1).slice(0, most.heads - 1), ...open.slice(-1)],
    receipts: union(
      [...kept.receipts, ...learned.receipts],
      ({ line }) => `${line.index} ${line.hash}`,
      (a, b) => text(a) > text(b),
    )
      .sort(
        (a, b) => b.line.index - a.line.index || (text(a) < text(b) ? -1 : 1),
      )
      .slice(0, most.receipts),
    proposals: union(
      [...kept.proposals, ...learned.proposals],
      ({ proposal }) => proposal,
      isLater,
    )
      .sort((a, b) => b.at - a.at || (a.proposal < b.proposal ? -1 : 1))
      .slice(0, most.proposals),
    contradictions: union(
      [...kept.contradictions, ...learned.contradictions],
      namedAs,
      // The first of each is what is shown: later ones only repeat it.
      (a, b) => isLater(b.served, a.served),
    )
      .sort(
        (a, b) =>
          a.served.at - b.served.at || (namedAs(a) < namedAs(b) ? -1 : 1),
      )
      .slice(0, most.contradictions),
  }
}

/** Reads what was kept; `null`: nothing, or what is no memory. */
export function readMemory(kept: string | null): WitnessMemory | null {
  try {
    const { data } = z.safeParse(MemoryShape, JSON.parse(kept ?? 'null'))
    return (data as WitnessMemory | undefined) ?? null
  } catch {
    return null
  }
}

/**
 * Keeps what was seen in the browser's storage. Read anew each time: other tabs
 * write, too.
 */
export function createWitnessMemory(storage: StoragePort) {
  const read = () => readMemory(storage.getItem(storageKeys.witness))
  return {
    read,
    learn(learned: WitnessMemory): WitnessMemory {
      const merged = mergeMemories(
        read() ?? nothingSeen(learned.since),
        learned,
      )
      storage.setItem(storageKeys.witness, JSON.stringify(merged))
      return merged
    },
    forget: () => storage.removeItem(storageKeys.witness),
  }
}
