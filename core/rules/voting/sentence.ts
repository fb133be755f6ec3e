import { normaliseLine } from '../governance/text.ts'
import type { VoteChoice } from './choice.ts'

const said: Readonly<Record<VoteChoice, string>> = { yes: 'YES', no: 'NO' }

export interface VoteSentence {
  choice: VoteChoice
  /** Of the proposal, in its club. */
  number: number
  title: string
  /** The club's name. */
  club: string
  /** 0 for the first ballot of a voter. */
  seq: number
}

/**
 * Writes the exact sentence that a wallet shows before it signs a vote. It is a
 * part of what is signed, and no string of the interface: a translation would be
 * another message. The server refuses any other (`summary_mismatch`).
 */
export function voteSentence(vote: VoteSentence): string {
  const { choice, number, seq } = vote
  const side = said[choice]
  const act = seq === 0 ? `Vote ${side}` : `Change my vote to ${side}`
  const title = normaliseLine(vote.title)
  return `${act} on #${number} “${title}” in ${normaliseLine(vote.club)}.`
}
