import type {
  Change,
  MintedNft,
  Minter,
  Stay,
} from '@narwhal-club/core/analytics'
import type { StayTable } from './history.ts'

interface Stretch {
  from: number
  until?: number | undefined
}

/** Joins stays that follow each other without a gap: when anything was held. */
export function stretchesOf(stays: readonly Stretch[]): Stretch[] {
  const sorted = [...stays].sort((a, b) => a.from - b.from)
  const joined: Stretch[] = []
  let last: Stretch | undefined
  for (const { from, until } of sorted) {
    if (last && (last.until === undefined || from <= last.until)) {
      if (until === undefined || last.until === undefined)
        last.until = undefined
      else last.until = Math.max(last.until, until)
    } else {
      last = { from, until }
      joined.push(last)
    }
  }
  return joined
}

/** Tells since when something has been held, where it still is. */
export function heldSince(stays: readonly Stretch[]): number | undefined {
  const last = stretchesOf(stays).at(-1)
  return last && last.until === undefined ? last.from : undefined
}

const untilOf = ({ until }: StayTable, index: number) =>
  until[index] || undefined

/** Lists the stays with those who count. */
export function* countedStays(table: StayTable): Generator<Stay> {
  for (let index = 0; index < table.size; index += 1)
    if ((table.holder[index] ?? -1) >= 0)
      yield { from: table.from[index] ?? 0, until: untilOf(table, index) }
}

/** Lists since when each token has been where it is. */
export function sinceOf(table: StayTable): number[] {
  const since: number[] = []
  for (const { from, until } of countedStays(table))
    if (until === undefined) since.push(from)
  return since
}

/** Lists the minted tokens; where the receiver is left out they have no holder. */
export function mintedNfts(table: StayTable): MintedNft[] {
  const nfts: MintedNft[] = []
  const last = new Map<string, MintedNft | undefined>()
  for (let index = 0; index < table.size; index += 1) {
    const token = table.token[index] ?? ''
    const holder = table.holder[index] ?? -1
    if (table.minted[index]) {
      // One that was burned and came again is another mint.
      const nft = holder < 0 ? undefined : { minter: String(holder) }
      if (nft) nfts.push(nft)
      last.set(token, nft)
    }
    const nft = last.get(token)
    if (nft && untilOf(table, index) === undefined) nft.owner = String(holder)
  }
  return nfts
}

function staysByHolder(table: StayTable): Map<number, Stretch[]> {
  const found = new Map<number, Stretch[]>()
  for (let index = 0; index < table.size; index += 1) {
    const holder = table.holder[index] ?? -1
    if (holder < 0) continue
    const stays = found.get(holder) ?? []
    found.set(holder, stays)
    stays.push({ from: table.from[index] ?? 0, until: untilOf(table, index) })
  }
  return found
}

/** Lists who minted, when first, and when they had anything. */
export function mintersOf(table: StayTable): Minter[] {
  const first = new Map<number, number>()
  for (let index = 0; index < table.size; index += 1) {
    const holder = table.holder[index] ?? -1
    if (holder < 0 || !table.minted[index]) continue
    const at = table.from[index] ?? 0
    first.set(holder, Math.min(at, first.get(holder) ?? at))
  }
  const stays = staysByHolder(table)
  return [...first].map(([holder, mintedAt]) => ({
    mintedAt,
    held: stretchesOf(stays.get(holder) ?? []),
  }))
}

/** Tells when the number of holders changed. */
export function holderChanges(table: StayTable): Change[] {
  const changes: Change[] = []
  for (const stays of staysByHolder(table).values())
    for (const { from, until } of stretchesOf(stays)) {
      changes.push({ at: from, by: 1 })
      if (until !== undefined) changes.push({ at: until, by: -1 })
    }
  return changes
}
