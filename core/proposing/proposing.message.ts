import type { ProposalFault } from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import {
  checkSchedule,
  noPreviousDigest,
  type ProposalMessage,
  proposalSentence,
  proposalTypedData,
  secondOf,
} from '../rules/governance/index.ts'
import { toFault } from './proposing.faults.ts'
import { scheduleOf } from './proposing.kind.ts'
import type { Composed, ToSign } from './proposing.sign.ts'
import type { Signable } from './proposing.types.ts'

/**
 * Writes what is signed at that moment, or tells why the schedule is not
 * possible any more.
 *
 * @param now the server's time in milliseconds.
 */
export function composeMessage(
  { draft, club, before }: Signable,
  contentHash: Hex,
  now: number,
): { message: ProposalMessage } | { faults: ProposalFault[] } {
  const schedule = scheduleOf(draft.content, now)
  const faults = checkSchedule(schedule, now).map(toFault)
  if (faults.length > 0) return { faults }
  const version = (before?.version ?? 0) + 1
  const said = { ...schedule, version, timestamp: secondOf(now) }
  const { title } = draft.content
  return {
    message: {
      ...said,
      summary: proposalSentence({ ...said, title, club: club.name }),
      author: draft.author as Address,
      club: club.id,
      contentHash,
      replaces: before?.digest ?? noPreviousDigest,
    },
  }
}

/** The same as what a wallet is asked to sign. */
export const proposalToSign = (
  subject: Signable,
  contentHash: Hex,
): ToSign<ProposalMessage> => ({
  author: subject.draft.author,
  compose: (now): Composed<ProposalMessage> => {
    const composed = composeMessage(subject, contentHash, now)
    if ('faults' in composed) return composed
    const typed = proposalTypedData(subject.club.nft, composed.message)
    return { ...composed, typed }
  },
})
