import type { BountyCard } from '@narwhal-club/core/contract'

/** The date that people wait for, as it stands; of what is over, when it began. */
export function nextDate(bounty: BountyCard): string {
  const { status, submitBy, decideBy, payBy, publishedAt } = bounty
  switch (status) {
    case 'pending':
    case 'open':
      return submitBy
    case 'in_review':
    case 'expired':
      return decideBy
    case 'awarded':
      return payBy
    default:
      return publishedAt
  }
}
