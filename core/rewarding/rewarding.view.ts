import type { SnapshotFrom } from 'xstate'
import { rewardingFailure } from './rewarding.failure.ts'
import type { rewardingMachine } from './rewarding.machine.ts'
import { standingIn } from './rewarding.setup.ts'
import type { RewardingView } from './rewarding.types.ts'

type Paying = Extract<RewardingView, { status: 'paying' }>
const phases = {
  ready: 'ready',
  checking: 'checking',
  asking: 'wallet',
  following: 'sent',
  waiting: 'confirming',
} as const

/** Turns the machine's snapshot into the one value that screens read. */
export function toRewardingView({
  value,
  context,
}: SnapshotFrom<typeof rewardingMachine>): RewardingView {
  const { bounty, standing, chosen, next, failure } = context
  if (bounty === null) return { status: 'idle' }
  switch (value) {
    case 'idle':
      return { status: value }
    case 'settled':
    case 'closed':
      return { status: value, ...standingIn(context) }
    case 'offline':
    case 'stopped':
    case 'suspended': {
      const said = failure ?? rewardingFailure('rewarding.unexpected')
      return { status: value, bounty, failure: said }
    }
    default: {
      if (!standing) return { status: 'reading', bounty }
      const followed = next?.kind === 'follow' ? next.submission : null
      // A look at what was known a moment ago changes nothing that is shown.
      const phase: Paying['phase'] =
        value === 'looking'
          ? chosen === null
            ? next?.kind === 'await'
              ? 'confirming'
              : 'ready'
            : 'checking'
          : phases[value]
      return {
        status: 'paying',
        ...standing,
        submission: phase === 'sent' ? followed : chosen,
        phase,
        failure,
      }
    }
  }
}
