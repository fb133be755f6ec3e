import {
  type BountyContent,
  type BountyDates,
  checkBounty,
} from '@narwhal-club/core/bounties'
import type {
  BountyDraftContent,
  BountyFault,
} from '@narwhal-club/core/contract'
import { checkLinks } from '@narwhal-club/core/governance'
import { type RefusalDetails, RefusalError } from '../../errors.ts'

export interface Judged {
  /** In its normal form; null where something is wrong with it. */
  content: BountyContent | null
  faults: BountyFault[]
  links: BountyFault[]
}

/** Judges words, reward and links of what is written. */
export function judgeBounty(
  written: BountyDraftContent,
  blocked: ReadonlySet<string>,
): Judged {
  const checked = checkBounty(written)
  if (!checked.ok) return { content: null, faults: checked.faults, links: [] }
  const { content } = checked
  const { title, description } = content
  const { refused } = checkLinks({ title, description }, blocked)
  return {
    content,
    faults: [],
    links: refused.map(({ field, address, code }) => ({
      field,
      address,
      code,
    })),
  }
}

/** The dates of a draft; null where some are not set yet. */
export function datesOf({
  submitBy,
  decideBy,
  payBy,
}: Pick<
  BountyDraftContent,
  'submitBy' | 'decideBy' | 'payBy'
>): BountyDates | null {
  if (submitBy === null || decideBy === null || payBy === null) return null
  return {
    submitBy: Date.parse(submitBy),
    decideBy: Date.parse(decideBy),
    payBy: Date.parse(payBy),
  }
}

/** Names of dates that are not set yet. */
export const unsetDates = (
  written: Pick<BountyDraftContent, 'submitBy' | 'decideBy' | 'payBy'>,
): BountyFault[] =>
  (['submitBy', 'decideBy', 'payBy'] as const)
    .filter((field) => written[field] === null)
    .map((field) => ({ field, code: 'missing' }))

export const detailsOf = (
  faults: readonly BountyFault[],
): { details: RefusalDetails } => ({
  details: {
    faults: faults.map(({ field, code, limit, address }) => ({
      field,
      code,
      ...(limit !== undefined && { limit }),
      ...(address !== undefined && { address }),
    })),
  },
})

/** @throws RefusalError for words that cannot be published. */
export function holdToBounty({ content, faults, links }: Judged) {
  if (!content) {
    const isLong = faults.some(
      ({ field, code }) => field === 'description' && code === 'too_long',
    )
    const code = isLong ? 'body_too_long' : 'bad_bounty'
    throw new RefusalError(code, detailsOf(faults))
  }
  if (links.length > 0) throw new RefusalError('link_blocked', detailsOf(links))
  return content
}

/** @throws RefusalError for dates that are not possible. */
export function holdToDates(faults: readonly BountyFault[]): void {
  if (faults.length > 0) throw new RefusalError('bad_dates', detailsOf(faults))
}
