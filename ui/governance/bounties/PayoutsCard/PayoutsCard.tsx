import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { bountyPayouts } from '@narwhal-club/core/messages/pages/bountyPayouts'
import type { RewardingView, Share } from '@narwhal-club/core/rewarding'
import { Button } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import * as styles from './PayoutsCard.css.ts'
import { ShareRow } from './ShareRow.tsx'

const words = bountyPayouts

export interface PayoutsCardProps extends HolderPlace {
  view: Exclude<RewardingView, { status: 'idle' }>
  /** Where a transaction can be looked at; without it none is linked. */
  txHref?: ((hash: string) => string) | undefined
  /** What a code of a payment's fault means. */
  faultText: (code: string) => string
  onPay: (submission: string) => void
  onRetry: () => void
}

export type KnownPayouts = Extract<RewardingView, { shares: readonly Share[] }>

const Failure = ({
  failure,
}: {
  failure: { message: string; advice: string } | null
}) =>
  failure ? (
    <div role="alert">
      <p className={styles.failure}>{failure.message}</p>
      <p className={styles.said}>{failure.advice}</p>
    </div>
  ) : null

/** The shares of an award, each with where its payment stands. */
export function PayoutsCard(props: PayoutsCardProps) {
  const { view, onRetry } = props
  if (view.status === 'reading')
    return (
      <Card title={words.title}>
        <p className={styles.said} aria-busy="true">
          {words.reading}
        </p>
      </Card>
    )
  if ('shares' in view) return <Shares {...props} view={view} />
  return (
    <Card title={words.title}>
      <p>{words[view.status]}</p>
      <Failure failure={view.failure} />
      <div>
        <Button variant="solid" onClick={onRetry}>
          {bountyActs.retry}
        </Button>
      </div>
    </Card>
  )
}

function saidOf(view: KnownPayouts): string {
  if (view.status !== 'paying') return words[view.status]
  return view.phase === 'ready' ? words.lead : words.phase[view.phase]
}

function Shares(props: PayoutsCardProps & { view: KnownPayouts }) {
  const { view } = props
  return (
    <Card title={words.title}>
      <p className={styles.said} role="status">
        {saidOf(view)}
      </p>
      {view.status === 'paying' ? <Failure failure={view.failure} /> : null}
      <ul className={styles.rows}>
        {view.shares.map((share) => (
          <li
            key={share.submission}
            className={styles.row}
            data-state={share.state}
          >
            <ShareRow {...props} share={share} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
