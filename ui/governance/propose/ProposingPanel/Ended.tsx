import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { ProposingView } from '@narwhal-club/core/proposing'
import { Check, Coins, Megaphone, TriangleAlert } from 'lucide-react'
import { Button, ButtonLink } from '../../../kit/Button/Button.tsx'
import { ExternalLink } from '../../../kit/ExternalLink/ExternalLink.tsx'
import { Ending } from '../../../kit/Panel/Ending.tsx'
import { Stage } from '../../../kit/Panel/Stage.tsx'
import { transaction } from '../../../payment/PaymentPanel/PaymentPanel.css.ts'
import * as styles from './ProposingPanel.css.ts'
import type { ProposingPanelProps } from './ProposingPanel.tsx'

const words = proposing.panel

type Of<Status extends ProposingView['status']> = ProposingPanelProps & {
  view: Extract<ProposingView, { status: Status }>
}

/** It is out. */
export function Published(props: Of<'published'>) {
  const { view, linkAs, proposalHref } = props
  const { id, number, title } = view.proposal
  const { published } = words
  return (
    <div className={styles.root}>
      <Stage
        orb={{ icon: Megaphone, tone: 'success', ring: 'full', badge: Check }}
        title={published.title(number)}
      >
        {title ? `“${title}”. ${published.body}` : published.body}
      </Stage>
      <Ending>
        <ButtonLink
          href={proposalHref(id)}
          variant="solid"
          wide
          {...(linkAs && { linkAs })}
        >
          {view.purpose === 'bounty' ? proposing.bounty.open : published.open}
        </ButtonLink>
        <Button wide onClick={props.onBack}>
          {words.done}
        </Button>
      </Ending>
    </div>
  )
}

/** It was not published: what became of the money, and the way to begin anew. */
export function Unpublished(props: Of<'credited' | 'expired' | 'feeFailed'>) {
  const { view, faultText, onRetry, onBack } = props
  const { title, body } = words[view.status]
  const said =
    view.purpose === 'bounty' && view.status === 'credited'
      ? proposing.bounty.credited
      : body
  const { hash, fault } = view.intent
  const href = hash ? props.transactionHref(hash) : null
  return (
    <div className={styles.root}>
      <Stage
        orb={{ icon: Coins, tone: 'warning', badge: TriangleAlert }}
        title={title}
      >
        {said}
      </Stage>
      {fault ? <p className={styles.note}>{faultText(fault)}</p> : null}
      {href ? (
        <p className={styles.note}>
          <ExternalLink href={href} className={transaction}>
            {words.transaction}
          </ExternalLink>
        </p>
      ) : null}
      <Ending>
        <Button variant="solid" wide onClick={onRetry}>
          {words.again}
        </Button>
        <Button wide onClick={onBack}>
          {words.back}
        </Button>
      </Ending>
    </div>
  )
}
