import {
  type rewardingMachine,
  toRewardingView,
} from '@narwhal-club/core/rewarding'
import { PayoutsCard } from '@narwhal-club/ui/governance/bounties/PayoutsCard/PayoutsCard.tsx'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

/** The payouts of an award, as their author sees them. */
export const rewarding: Render<typeof rewardingMachine> = (snapshot, send) => {
  const view = toRewardingView(snapshot)
  if (view.status === 'idle') return <Quiet>No award is looked at.</Quiet>
  return (
    <PayoutsCard
      view={view}
      holderHref={() => '#holder'}
      txHref={(hash) => `https://explorer.cronos.org/tx/${hash}`}
      faultText={(code) => code}
      onPay={(submission) => send({ type: 'rewarding.pay', submission })}
      onRetry={() => send({ type: 'rewarding.retry' })}
    />
  )
}
