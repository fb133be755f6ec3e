import type { ActKind } from '@narwhal-club/core/acting'
import type { BountyDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { FootBar } from '@narwhal-club/ui/kit/FootBar/FootBar.tsx'
import { discussionId } from '../comments/discussionId.ts'
import { bountyActsId, bountyPayoutsId, bountyWorkId } from './place.ts'

const words = bounties.bar

export interface BountyBarProps {
  bounty: BountyDetail
  may: readonly ActKind[]
  /** The reader owes a payout. */
  isDue: boolean
}

/** The one thing that is there to be done now, and where. */
function mainOf({
  bounty,
  may,
  isDue,
}: BountyBarProps): [string, string, boolean] {
  if (isDue && bounty.status === 'awarded')
    return [words.pay, bountyPayoutsId, true]
  if (may.includes('award')) return [words.review, bountyActsId, true]
  if (may.includes('submit')) return [words.submit, bountyActsId, true]
  if (bounty.mine?.submission) return [words.edit, bountyWorkId, false]
  return [words.discuss, discussionId, false]
}

/** On a phone, at the foot of the window: what is far down the page otherwise. */
export function BountyBar(props: BountyBarProps) {
  const { reward } = props.bounty
  const [label, target, isTurn] = mainOf(props)
  return (
    <FootBar label={words.label} said={rewardOf(reward.asset, reward.amount)}>
      <ButtonLink href={`#${target}`} variant={isTurn ? 'spark' : 'quiet'}>
        {label}
      </ButtonLink>
    </FootBar>
  )
}
