import { second } from './limits.ts'
import { normaliseLine } from './text.ts'

const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const

/** `3 days 1 hour`: whole minutes, as durations are. */
export function durationInWords(seconds: number): string {
  let rest = seconds
  const words = units.flatMap(([size, name]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`]
  })
  return words.join(' ')
}

/** `2026-11-22 14:40 UTC`: the same in every place and language. */
const momentInWords = (at: number) =>
  `${new Date(at * second).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export interface ProposalSentence {
  title: string
  /** The club's name. */
  club: string
  /** Seconds. */
  duration: number
  /** UTC seconds. */
  earliestStart: number
  /** UTC seconds of the signed message. */
  timestamp: number
  version: number
}

/**
 * Writes the exact sentence that a wallet shows before it signs a proposal. It
 * is a part of what is signed, and no string of the interface: a translation
 * would be another message. The server refuses any other (`summary_mismatch`).
 */
export function proposalSentence(proposal: ProposalSentence): string {
  const { version, duration, earliestStart, timestamp } = proposal
  const title = `“${normaliseLine(proposal.title)}”`
  const club = normaliseLine(proposal.club)
  const what =
    version === 1
      ? `Propose ${title} in ${club}`
      : `Change ${title} in ${club} to version ${version}`
  const when =
    earliestStart > timestamp
      ? `not before ${momentInWords(earliestStart)}`
      : 'as soon as it is published'
  return `${what}: voting opens ${when}, for ${durationInWords(duration)}.`
}
