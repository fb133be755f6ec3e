import {
  fileNameOf,
  type ProposalDetail,
  type VoteReceipt,
} from '@narwhal-club/core/contract'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { postOnX } from '@narwhal-club/ui/governance/ShareActs/ShareActs.tsx'
import { ReceiptCard } from '@narwhal-club/ui/governance/votes/ReceiptCard/ReceiptCard.tsx'
import { page } from '../../browser/page.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { paths } from '../../paths.ts'
import { useAwaiting } from '../../shell/bell/useInbox.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'

export interface ReceiptProps {
  /** Its id. */
  club: string
  proposal: Pick<ProposalDetail, 'id' | 'number' | 'title'>
  receipt: VoteReceipt
}

/** What proves a vote: to keep, to check and to show; then the next vote. */
export function Receipt({ club, proposal, receipt }: ReceiptProps) {
  const { id, number, title } = proposal
  const { answer } = useAwaiting()
  const waiting = answer.status === 'ready' ? answer.data.votes.rows : []
  const next = waiting.find((vote) => vote.id !== id)
  const address = () => page.origin() + paths.proposal(club, id)
  return (
    <ReceiptCard
      receipt={receipt}
      address={address}
      onSave={() =>
        saveFile(
          `${fileNameOf({ club, number }, `receipt-${receipt.line.index}`)}.json`,
          'application/json',
          `${JSON.stringify(receipt, null, 2)}\n`,
        )
      }
      onPost={() => {
        const choice = voting.choice[receipt.choice]
        page.open(postOnX(voting.receipt.post(choice, title), address()))
      }}
      verifyHref={`/verify?proposal=${id}`}
      nextHref={next && paths.proposal(next.club.id, next.id)}
      linkAs={RouterLink}
    />
  )
}
