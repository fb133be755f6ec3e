import type { Address } from '../hex.ts'
import type { Bundle } from '../rules/audit/bundle.ts'
import { TextLine } from '../rules/audit/textLine.ts'
import type { LedgerEntry } from '../rules/ledger/index.ts'

type Entry = [Address, number]

/**
 * How many are asked about. Who lies about power wants votes: a voter is drawn by
 * power, so where a third of all power that voted is a lie, 24 of 25 who ask find
 * it (1 - (2/3)^8), in however few entries it is. The others are any of the list:
 * power that was left out is there.
 */
const asked = { voters: 8, others: 4 }

/** Of a payload in canonical JSON: inside of a text the quotes are escaped. */
const named = /"voter":"(0x[0-9a-f]{40})"/
/** The voter of a line; undefined where it names none. */
export const voterOf = (line: LedgerEntry) =>
  line instanceof TextLine
    ? line.ballot.message.voter
    : named.exec(line.payload)?.[1]

/** The list, and the lines of those on it who voted. */
export interface Votes {
  voters: Pick<Bundle['voters'], 'list'>
  lines: readonly LedgerEntry[]
}

/** Takes some, each as likely as its weight says (Efraimidis and Spirakis). */
function draw(
  entries: readonly Entry[],
  most: number,
  weigh: (entry: Entry) => number,
  random: () => number,
): Entry[] {
  const drawn: { entry: Entry; at: number }[] = []
  for (const entry of entries) {
    const at = -Math.log(1 - random()) / weigh(entry)
    if (drawn.length === most && at >= (drawn.at(-1)?.at ?? 0)) continue
    drawn.push({ entry, at })
    drawn.sort((one, other) => one.at - other.at)
    drawn.splice(most)
  }
  return drawn.map(({ entry }) => entry)
}

/** Some of the list, at random: a node may be asked about them. */
export function sampleOf(
  { voters: { list }, lines }: Votes,
  random: () => number,
): Entry[] {
  const voted = new Set(lines.map(voterOf))
  const cast = list.filter(([address]) => voted.has(address))
  const first = draw(cast, asked.voters, ([, power]) => power, random)
  const drawn = new Set(first)
  const left = list.filter((entry) => !drawn.has(entry))
  const most = asked.voters + asked.others - first.length
  return [...first, ...draw(left, most, () => 1, random)]
}
