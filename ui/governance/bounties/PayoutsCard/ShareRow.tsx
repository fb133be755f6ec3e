import { bountyPayouts } from '@narwhal-club/core/messages/pages/bountyPayouts'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import type { Share } from '@narwhal-club/core/rewarding'
import { CircleCheck } from 'lucide-react'
import { Busy } from '../../../kit/Busy/Busy.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { ExternalLink } from '../../../kit/ExternalLink/ExternalLink.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import { link } from '../../proposals/Facts/Facts.css.ts'
import * as styles from './PayoutsCard.css.ts'
import type { KnownPayouts, PayoutsCardProps } from './PayoutsCard.tsx'

const words = bountyPayouts

export interface ShareRowProps extends PayoutsCardProps {
  view: KnownPayouts
  share: Share
}

/** One winner's part, and the way to pay it while nothing else is under way. */
export function ShareRow(props: ShareRowProps) {
  const { view, share, holderHref, linkAs, txHref, faultText, onPay } = props
  const { winner, amount, state, hash, fault, submission } = share
  const reward = rewardOf(view.bounty.asset, amount)
  const isPaying = view.status === 'paying'
  const isNow = isPaying && view.submission === submission
  const isFree = isPaying && view.phase === 'ready'
  const label = words.state[state]
  return (
    <>
      <span className={styles.words}>
        <strong>{reward}</strong>
        <HolderLink
          address={winner}
          href={holderHref(winner)}
          linkAs={linkAs}
        />
        <span className={styles.state}>
          {state === 'paid' ? <CircleCheck size={16} aria-hidden /> : null}
          {state === 'sent' || state === 'confirming' ? <Busy /> : null}
          {hash && txHref ? (
            <ExternalLink href={txHref(hash)} className={link}>
              {label}
            </ExternalLink>
          ) : (
            label
          )}
        </span>
        {fault ? (
          <span className={styles.failure}>{faultText(fault)}</span>
        ) : null}
      </span>
      {state === 'due' && isPaying ? (
        <Button
          variant="spark"
          waiting={isNow && !isFree}
          disabled={!isFree && !isNow}
          onClick={() => onPay(submission)}
        >
          {words.pay(reward)}
        </Button>
      ) : null}
    </>
  )
}
