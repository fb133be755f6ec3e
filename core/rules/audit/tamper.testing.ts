import type { LedgerEntry } from '../ledger/index.ts'
import { honestBundle, thirty, voterKey, withStand } from './audit.testing.ts'
import type { Bundle } from './bundle.ts'
import { addressOfKey } from './keys.testing.ts'
import { auditBothWays, redsOf, rememberSigners } from './reds.testing.ts'

/** What all tamperings begin with. */
export const honest = honestBundle(thirty, 40)
const recover = rememberSigners()
/** What is wrong, whoever bent it: how the vote stood is sealed anew. */
export const reds = (bundle: Bundle) => redsAsItIs(withStand(bundle))
/** What is wrong with a bundle as it lies there. */
export const redsAsItIs = (bundle: Bundle, keys = bundle.keys) =>
  redsOf(auditBothWays(bundle, { recover, keys }))
export const hash = honest.versions.at(-1)?.contentHash ?? '0x'
/** UTC seconds. */
export const begins = honest.proposal.start / 1_000

/** Gives the item at a place; a tampering that meets none is no test. */
export function at<Item>(items: readonly Item[], place: number): Item {
  const item = items.at(place)
  if (item === undefined) throw new Error(`nothing at ${place}`)
  return item
}

export const replaced = <Item>(
  items: readonly Item[],
  place: number,
  by: Item[],
) => [...items.slice(0, place), ...by, ...items.slice(place + 1)]

export const voter = (place: number) => addressOfKey(voterKey(place))

/** Bends one line as it lies in the file. */
export function bendLine(
  place: number,
  bend: (line: LedgerEntry) => Partial<LedgerEntry>,
): Bundle {
  const line = at(honest.lines, place)
  const bent = { ...line, ...bend(line) }
  return { ...honest, lines: replaced(honest.lines, place, [bent]) }
}
