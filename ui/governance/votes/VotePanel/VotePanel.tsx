import type { ProposalCard, VoteChoice } from '@narwhal-club/core/contract'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { CircleCheck, Vote } from 'lucide-react'
import { useId } from 'react'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import { StatusChip } from '../../../kit/StatusChip/StatusChip.tsx'
import { hidden } from '../../../theme/text.css.ts'
import { Early, Over, Powerless, Unknown } from './Closed.tsx'
import { Open } from './Open.tsx'
import * as styles from './VotePanel.css.ts'
import type { VoteView } from './VotePanel.types.ts'

const words = voting.panel

export interface VotePanelProps {
  view: VoteView
  proposal: Pick<
    ProposalCard,
    'number' | 'title' | 'club' | 'start' | 'end' | 'status'
  >
  /** The block that power was frozen at. */
  block?: number | undefined
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
  /** What a wallet will show, for each choice. */
  sentences: Readonly<Record<VoteChoice, string>>
  /** Of the text that is written; kept while anything else happens. */
  reason: string
  /** Nothing hears yet what is written. */
  isReasonFixed?: boolean | undefined
  onReason: (reason: string) => void
  /** Goes straight to the wallet. */
  onVote: (choice: VoteChoice) => void
  /** What was voted is to be changed, or not any more. */
  onChanging: (isChanging: boolean) => void
  /** What is kept is sent again now. */
  onResend: () => void
  /** What is under way is left. */
  onCancel: () => void
  /** Shows the transfers that made the power; nothing: there are none to show. */
  onWhy?: (() => void) | undefined
  /** Shows what proves the vote; nothing: there is no vote. */
  onReceipt?: (() => void) | undefined
  /** It stands below. */
  isReceiptShown?: boolean
  /** Led to from elsewhere on the page. */
  id?: string
  /** It stands in something that frames it. */
  bare?: boolean
}

/** It is the reader's turn: they can vote and have not. */
const isTurn = (view: VoteView) =>
  view.status === 'open' && !view.ballot && view.step.is === 'still'

const isCounted = (view: VoteView) => 'ballot' in view && !!view.ballot

/** Where a reader votes on a proposal, or is told why they cannot. */
export function VotePanel(props: VotePanelProps) {
  const { view, bare } = props
  const titleId = useId()
  const turn = isTurn(view)
  return (
    <section
      id={props.id}
      className={styles.root}
      aria-labelledby={titleId}
      aria-busy={view.status === 'loading' || undefined}
      data-turn={(turn && !bare) || undefined}
      data-bare={bare || undefined}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        {turn ? (
          <StatusChip tone="turn" icon={Vote}>
            {words.turn}
          </StatusChip>
        ) : isCounted(view) ? (
          <StatusChip tone="success" icon={CircleCheck}>
            {words.counted}
          </StatusChip>
        ) : null}
      </div>
      <Body {...props} />
    </section>
  )
}

function Body(props: VotePanelProps) {
  const { view } = props
  switch (view.status) {
    case 'loading':
      return (
        <div className={styles.bones}>
          <div className={styles.bone} />
          <div className={styles.bone} />
          <span className={hidden}>{words.loading}</span>
        </div>
      )
    case 'failed':
      return (
        <ErrorState
          title={words.failed}
          onAction={view.onRetry}
          {...(view.retry && { action: view.retry })}
        >
          {view.advice}
        </ErrorState>
      )
    case 'visitor':
    case 'signedOut':
      return <Unknown {...props} view={view} />
    case 'early':
      return <Early {...props} view={view} />
    case 'powerless':
      return <Powerless {...props} view={view} />
    case 'open':
      return <Open {...props} view={view} />
    case 'over':
      return <Over {...props} view={view} />
  }
}
