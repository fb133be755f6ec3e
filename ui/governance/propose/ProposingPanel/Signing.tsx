import { formatAmount } from '@narwhal-club/core/format'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Review } from '@narwhal-club/core/proposing'
import { Button } from '../../../kit/Button/Button.tsx'
import { Ending } from '../../../kit/Panel/Ending.tsx'
import { Facts } from '../../../kit/Panel/Facts.tsx'
import { Failure } from './Failure.tsx'
import * as styles from './ProposingPanel.css.ts'
import type { ProposingPanelProps } from './ProposingPanel.tsx'
import { type Moving, proposingSteps } from './progress.ts'
import { Steps } from './Steps.tsx'

const words = proposing.panel
const { review: said } = words

function feeOf({ pays, fee }: Review): string {
  if (pays === 'credit') return said.credit
  return pays === 'nothing' ? said.exempt : said.feeTokens(formatAmount(fee))
}

const factsOf = (review: Review): [string, string][] => [
  [said.fee, feeOf(review)],
  ...(review.newHosts.length > 0
    ? [[said.newHosts, review.newHosts.join(', ')] as [string, string]]
    : []),
]

export interface SigningProps extends ProposingPanelProps {
  view: Extract<Moving, { review: Review }>
}

/** The exact sentence, the fee, and the steps: read before it is signed. */
export function Signing(props: SigningProps) {
  const { view, transactionHref } = props
  const { review, status } = view
  const isWaiting = status === 'opening' && view.failure !== null
  return (
    <div className={styles.root}>
      <h2>{said.title}</h2>
      <div className={styles.list}>
        <p className={styles.note}>{said.exact}</p>
        <blockquote className={styles.sentence} dir="auto">
          {review.sentence}
        </blockquote>
      </div>
      <Facts rows={factsOf(review)} />
      {review.newHosts.length > 0 ? (
        <p className={styles.note}>
          {said.newHostsBody(review.newHosts.join(', '))}
        </p>
      ) : null}
      <Failure failure={status === 'signing' ? null : view.failure} />
      <Steps
        steps={proposingSteps(view, undefined)}
        transactionHref={transactionHref}
      />
      <p className={styles.note} role="status">
        {status === 'reviewing'
          ? said.after
          : status === 'signing'
            ? said.signing
            : isWaiting
              ? words.waiting
              : words.opening}
      </p>
      <Ending>
        {status === 'opening' ? null : (
          <>
            <Button
              variant="spark"
              wide
              waiting={status === 'signing'}
              onClick={props.onSign}
            >
              {said.sign}
            </Button>
            <Button wide onClick={props.onBack}>
              {words.back}
            </Button>
          </>
        )}
        {isWaiting ? (
          <Button
            wide
            waiting={status === 'opening' && view.isSending}
            onClick={props.onRetry}
          >
            {proposing.editor.unread.retry}
          </Button>
        ) : null}
      </Ending>
    </div>
  )
}
