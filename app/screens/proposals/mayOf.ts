import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import {
  type Actor,
  canCancel,
  canEdit,
  canModerate,
  isAuthor,
  visitor,
} from '@narwhal-club/core/policies'
import {
  type ProposalAct,
  proposalActs,
} from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.types.ts'

type Known = Pick<
  ProposalDetail,
  'author' | 'status' | 'mine' | 'reports' | 'flagReason'
>

export interface Offered {
  acts: ProposalAct[]
  /** They are its author, and voting has not begun. */
  edits: boolean
}

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
): Offered {
  const { mine, reports, flagReason } = proposal
  if (!mine || address === null) return { acts: [], edits: false }
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
  return {
    acts: proposalActs.filter((act) => offered[act]),
    edits: canEdit(actor, subject).ok,
  }
}
