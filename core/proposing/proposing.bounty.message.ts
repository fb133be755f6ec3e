import type { BountyDraftContent } from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import {
  type BountyDates,
  type BountyFault,
  type BountyMessage,
  bountySentence,
  bountyTypedData,
  checkBounty,
  checkDates,
} from '../rules/bounties/index.ts'
import { noPreviousDigest, secondOf } from '../rules/governance/index.ts'
import type { ToSign } from './proposing.sign.ts'
import type { Signable } from './proposing.types.ts'

/** What an author signs for: a draft, or the next version of a bounty. */
export interface SignableBounty extends Pick<Signable, 'club' | 'before'> {
  draft: { author: Address; content: BountyDraftContent }
}

/** The dates of a draft, UTC milliseconds; what is not set is the beginning of time. */
export const datesOf = ({
  submitBy,
  decideBy,
  payBy,
}: Record<keyof BountyDates, string | null>): BountyDates => ({
  submitBy: submitBy ? Date.parse(submitBy) : 0,
  decideBy: decideBy ? Date.parse(decideBy) : 0,
  payBy: payBy ? Date.parse(payBy) : 0,
})

/**
 * What a wallet is asked to sign for a bounty, or why it cannot be signed any more.
 *
 * @param judge what is wrong with the dates at that moment.
 */
export const bountyToSign = (
  { draft, club, before }: SignableBounty,
  contentHash: Hex,
  judge: (dates: BountyDates, now: number) => BountyFault[] = checkDates,
): ToSign<BountyMessage> => ({
  author: draft.author,
  compose: (now) => {
    const judged = checkBounty(draft.content)
    const dates = datesOf(draft.content)
    const faults = [...(judged.ok ? [] : judged.faults), ...judge(dates, now)]
    if (!judged.ok || faults.length > 0) return { faults }
    const said = {
      submitBy: secondOf(dates.submitBy),
      decideBy: secondOf(dates.decideBy),
      payBy: secondOf(dates.payBy),
      version: (before?.version ?? 0) + 1,
    }
    const message: BountyMessage = {
      summary: bountySentence({ ...judged.content, ...said, club: club.name }),
      author: draft.author,
      club: club.id,
      contentHash,
      ...said,
      replaces: before?.digest ?? noPreviousDigest,
      timestamp: secondOf(now),
    }
    return { message, typed: bountyTypedData(club.nft, message) }
  },
})
