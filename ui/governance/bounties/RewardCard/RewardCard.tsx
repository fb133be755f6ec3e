import type { BountyDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import type { ReactNode } from 'react'
import { Card } from '../../../kit/Card/Card.tsx'
import { ExternalLink } from '../../../kit/ExternalLink/ExternalLink.tsx'
import { link } from '../../proposals/Facts/Facts.css.ts'
import { Facts } from '../../proposals/Facts/Facts.tsx'
import { termsOf } from '../terms.ts'
import * as styles from './RewardCard.css.ts'

const words = bounties.reward

export interface RewardCardProps {
  bounty: BountyDetail
  /** Where a transaction can be looked at; without it none is linked. */
  txHref?: ((hash: string) => string) | undefined
}

function feeOf({ fee }: BountyDetail, txHref: RewardCardProps['txHref']) {
  if (!fee) return null
  if (fee.tx === 'admin-exempt') return words.feeExempt
  const amount = rewardOf('TOKEN', fee.amount)
  return txHref ? (
    <ExternalLink href={txHref(fee.tx)} className={link}>
      {amount}
    </ExternalLink>
  ) : (
    amount
  )
}

/** What is to be won, by whom, and how it is paid: by its author, not by the club. */
export function RewardCard({ bounty, txHref }: RewardCardProps) {
  const { reward, skills } = bounty
  const fee = feeOf(bounty, txHref)
  const facts: [string, ReactNode][] = termsOf(bounty)
  if (skills.length > 0) facts.push([words.skills, skills.join(', ')])
  if (fee) facts.push([words.fee, fee])
  return (
    <Card title={words.title}>
      <p className={styles.amount}>{rewardOf(reward.asset, reward.amount)}</p>
      <p className={styles.promise}>{words.promise}</p>
      <Facts facts={facts} />
    </Card>
  )
}
