import type { BountyDetail } from '../contract/index.ts'
import type { Address, Hash } from '../hex.ts'
import type { Next, Share, Standing } from './rewarding.types.ts'

/** What this browser has sent for a share. */
export interface SentShare {
  /** Sent, and not seen in a block. */
  live: Hash | null
  /** Seen in a block from here: it is not sent again. */
  settled: Hash | null
  /** The server has not answered for it. */
  isOwed: boolean
}

type Winner = NonNullable<BountyDetail['award']>['winners'][number]

function stateOf(
  { payout }: Winner,
  { live, settled, isOwed }: SentShare,
): Pick<Share, 'state' | 'hash' | 'fault'> {
  const fault = payout?.fault
  const told = payout?.hash as Hash | undefined
  if (payout?.state === 'verified') return { state: 'paid', hash: told as Hash }
  if (live) return { state: 'sent', hash: live }
  if (payout && payout.state !== 'failed')
    return { state: 'confirming', hash: told as Hash }
  if (!settled) return { state: 'due', ...(fault && { fault }) }
  if (isOwed) return { state: 'confirming', hash: settled }
  return { state: 'faulty', hash: settled, ...(fault && { fault }) }
}

/** Puts together what the server and this browser know of an award. */
export function standingOf(
  bounty: BountyDetail,
  sentFor: (submission: string) => SentShare,
): Standing {
  const { id, title, club, author, status, reward, payBy, award } = bounty
  return {
    bounty: {
      ...{ id, title, status, club: club.id, asset: reward.asset },
      author: author as Address,
      payBy: award?.payBy ?? payBy,
    },
    shares: (award?.winners ?? []).map((winner) => ({
      submission: winner.submission,
      winner: winner.address as Address,
      amount: BigInt(winner.amount),
      ...stateOf(winner, sentFor(winner.submission)),
    })),
  }
}

/**
 * Works out what comes next, from what there is: whatever was closed, killed or
 * rejected before, the same facts lead to the same step.
 */
export function nextOf({ bounty, shares }: Standing): Next {
  const live = shares.find(({ state }) => state === 'sent')
  if (live?.hash) {
    const { submission, hash } = live
    return { kind: 'follow', submission, hash }
  }
  if (shares.length > 0 && shares.every(({ state }) => state === 'paid'))
    return { kind: 'done' }
  const isOn = bounty.status === 'awarded' || bounty.status === 'paid'
  if (!isOn || shares.length === 0) return { kind: 'closed' }
  if (shares.some(({ state }) => state === 'due')) return { kind: 'ask' }
  return shares.some(({ state }) => state === 'confirming')
    ? { kind: 'await' }
    : { kind: 'ask' }
}
