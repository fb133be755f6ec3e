import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import {
  type Actor,
  canCancel,
  canModerate,
  isAuthor,
  visitor,
} from '@narwhal-club/core/policies'
import type { ProposalAct } from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.types.ts'

type Known = Pick<
  ProposalDetail,
  'author' | 'status' | 'mine' | 'reports' | 'flagReason'
>

/**
 * Tells what a reader is offered to do about a proposal. Whether they had what a
 * report takes is the server's to say: it tells why not, too.
 *
 * @param address of who is signed in, as the session has it.
 */
export function mayOf(
  proposal: Known,
  { id, status, rules }: Pick<ClubDetail, 'id' | 'status' | 'rules'>,
  address: string | null,
): ProposalAct[] {
  const { mine, reports, flagReason } = proposal
  if (!mine || address === null) return []
  const actor: Actor = {
    ...visitor,
    address: address.toLowerCase() as `0x${string}`,
    moderates: mine.isModerator ? [id] : [],
  }
  const club = { id, status, minimumVotingPower: rules.minProposeVp }
  const author = (proposal.author ?? null) as `0x${string}` | null
  const subject = { author, status: proposal.status, club }
  const moderates = canModerate(actor, club).ok
  const isWarned = flagReason !== undefined || reports > 0
  const offered: Record<ProposalAct, boolean> = {
    report: !mine.reported && !isAuthor(actor, subject),
    cancel: canCancel(actor, subject).ok,
    flag: moderates && flagReason === undefined,
    clear: moderates && isWarned,
  }
  return (['report', 'cancel', 'flag', 'clear'] as const).filter(
    (act) => offered[act],
  )
}
