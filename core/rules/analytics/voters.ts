import { ratio } from './amounts.ts'
import { herfindahl } from './concentration.ts'
import type { Holdings } from './holderChange.ts'

export interface VoterDecile {
  /** 1 has the most voting power, 10 the least. */
  decile: number
  holders: number
  voters: number
  /** Voters of holders; unknown where a decile is empty. */
  turnout: number | undefined
}

/**
 * Counts voters in each tenth of the holders, the most powerful first. Equals
 * are put in the order of their addresses. Where holders do not divide by ten,
 * tenths differ by one; with fewer than ten holders some are empty.
 *
 * @param powers frozen with the proposal.
 * @param voters addresses in lower case; who held nothing is not counted.
 */
export function votersByDecile(
  powers: Holdings<number>,
  voters: ReadonlySet<string>,
): VoterDecile[] {
  const holders = [...powers]
    .filter(([, power]) => power > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const rows = Array.from({ length: 10 }, (_, index) => ({
    decile: index + 1,
    holders: 0,
    voters: 0,
  }))
  for (const [place, [address]] of holders.entries()) {
    const row = rows[Math.floor((place * 10) / holders.length)]
    if (!row) continue
    row.holders += 1
    if (voters.has(address)) row.voters += 1
  }
  return rows.map((row) => ({
    ...row,
    turnout: ratio(row.voters, row.holders),
  }))
}

/**
 * Counts, for each proposal, who voted for the first time.
 *
 * @param voters of each proposal, oldest first.
 */
export function firstTimeVoters(voters: Iterable<Iterable<string>>): number[] {
  const seen = new Set<string>()
  return Array.from(voters, (addresses) => {
    const before = seen.size
    for (const address of addresses) seen.add(address)
    return seen.size - before
  })
}

/** Tells the seconds from the start of a vote to its first ballot. */
export function timeToFirstVote(
  opensAt: number,
  votedAt: Iterable<number>,
): number | undefined {
  let first: number | undefined
  for (const at of votedAt) if (first === undefined || at < first) first = at
  return first === undefined ? undefined : first - opensAt
}

/** Tells the share that voted on two proposals or more, of all who ever voted. */
export function repeatVoters(
  voters: Iterable<Iterable<string>>,
): number | undefined {
  const once = new Set<string>()
  const again = new Set<string>()
  for (const addresses of voters)
    for (const address of new Set(addresses))
      (once.has(address) ? again : once).add(address)
  return ratio(again.size, once.size)
}

/**
 * Tells how many minds proposals come from: the chance that two proposals,
 * drawn with replacement, have different authors (Simpson 1949), which is one
 * less the Herfindahl index. 0 is one author of all, 1 − 1/n is n equal ones.
 *
 * @param authors of all proposals, one entry each.
 */
export function proposerDiversity(
  authors: Iterable<string>,
): number | undefined {
  const counts = new Map<string, number>()
  for (const author of authors)
    counts.set(author, (counts.get(author) ?? 0) + 1)
  const index = herfindahl(counts.values())
  return index === undefined ? undefined : 1 - index
}
