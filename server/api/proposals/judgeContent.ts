import type { DraftContent, ProposalFault } from '@narwhal-club/core/contract'
import {
  checkContent,
  checkLinks,
  checkSchedule,
  type ProposalContent,
  proposalLimits,
  refusalOf,
  type Schedule,
} from '@narwhal-club/core/governance'
import { RefusalError } from '../../errors.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'

type Rules = Pick<ClubStanding['rules'], 'labels' | 'minPeriod'>

export interface Judged {
  /** In its normal form; null where something is wrong with it. */
  content: ProposalContent | null
  /** P2 and P5. */
  words: ProposalFault[]
  /** P6. */
  links: ProposalFault[]
  /** That links lead to, each once. */
  hosts: string[]
}

/** Judges words and links. */
export function judgeContent(
  written: Omit<DraftContent, 'earliestStart' | 'duration'>,
  { labels }: Pick<Rules, 'labels'>,
  blocked: ReadonlySet<string>,
): Judged {
  const checked = checkContent(written, labels)
  if (!checked.ok)
    return { content: null, words: checked.faults, links: [], hosts: [] }
  const { content } = checked
  const { title, summary, body, discussionUrl } = content
  const found = checkLinks({ title, summary, body, discussionUrl }, blocked)
  return {
    content,
    words: [],
    links: found.refused.map(({ field, address, code }) => ({
      field,
      address,
      code,
    })),
    hosts: [...new Set(found.links.map(({ host }) => host))].sort(),
  }
}

/** Judges when it is to be voted on (P3), by the rules of the club, too. */
export function judgeSchedule(
  schedule: Schedule,
  { minPeriod }: Pick<Rules, 'minPeriod'>,
  signedAt: number,
): ProposalFault[] {
  const faults = checkSchedule(schedule, signedAt).map(
    ({ part, why, limit }): ProposalFault => ({
      field: part,
      code: why,
      limit,
    }),
  )
  const isShort = schedule.duration < minPeriod
  if (faults.some(({ field }) => field === 'duration') || !isShort)
    return faults
  return [...faults, { field: 'duration', code: 'too_short', limit: minPeriod }]
}

const detailsOf = (faults: readonly ProposalFault[]) => ({
  details: {
    faults: faults.map(({ field, code, limit, address }) => ({
      field,
      code,
      ...(limit !== undefined && { limit }),
      ...(address !== undefined && { address }),
    })),
  },
})

/** @throws RefusalError for words that cannot be published (P2, P5, P6). */
export function holdToWords({ content, words, links }: Judged) {
  if (!content) {
    const faults = words as Parameters<typeof refusalOf>[0]
    throw new RefusalError(refusalOf(faults), detailsOf(words))
  }
  if (links.length > 0) throw new RefusalError('link_blocked', detailsOf(links))
  return content
}

/** @throws RefusalError for a time that it cannot be voted on (P3). */
export function holdToSchedule(faults: readonly ProposalFault[]): void {
  if (faults.length > 0)
    throw new RefusalError('bad_schedule', detailsOf(faults))
}

/** @throws RefusalError where the rules allow no proposal at all (P1). */
export function holdToRules({ rules }: ClubStanding): void {
  if (rules.minProposeVp < 1 || rules.minPeriod > proposalLimits.duration.most)
    throw new RefusalError('club_misconfigured')
}
