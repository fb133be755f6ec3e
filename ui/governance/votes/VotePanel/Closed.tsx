import { formatCount } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Button } from '../../../kit/Button/Button.tsx'
import { Moment } from '../../proposals/Moment/Moment.tsx'
import { ChoiceIcon } from '../Choice/Choice.tsx'
import { Power } from './Power.tsx'
import { ReceiptButton } from './ReceiptButton.tsx'
import * as styles from './VotePanel.css.ts'
import type { VotePanelProps } from './VotePanel.tsx'
import type { VoteView } from './VotePanel.types.ts'

const words = voting.panel

type Of<Status extends VoteView['status']> = VotePanelProps & {
  view: Extract<VoteView, { status: Status }>
}

/** Who reads is not known: the way to a vote begins elsewhere. */
export function Unknown({ view }: Of<'visitor' | 'signedOut'>) {
  const said = words[view.status]
  return (
    <>
      <p className={styles.small}>{said.body}</p>
      <Button variant="solid" wide onClick={view.onConnect}>
        {'connect' in said ? said.connect : said.signIn}
      </Button>
    </>
  )
}

/** It has not begun. */
export function Early(props: Of<'early'>) {
  const { view, proposal, now } = props
  return (
    <>
      <Power {...props} power={view.power} />
      <p>
        {words.early.opens} <Moment at={proposal.start} now={now} />
      </p>
      <p className={styles.small}>{words.early.ready}</p>
    </>
  )
}

/** They have nothing to vote with here, and why. */
export function Powerless({ view, onWhy }: Of<'powerless'>) {
  const said = words.powerless
  return (
    <>
      <p className={styles.strong}>{said.title}</p>
      <p>{said[view.why]}</p>
      {view.why === 'not_in_list' ? (
        <p className={styles.small}>{said.other}</p>
      ) : null}
      {onWhy ? (
        <div className={styles.acts}>
          <Button onClick={onWhy}>{words.power.why('0')}</Button>
        </div>
      ) : null}
    </>
  )
}

/** It is over: what the reader voted, and that no vote is taken any more. */
export function Over(props: Of<'over'>) {
  const { ballot, isCancelled } = props.view
  const { was, none, closed, cancelled } = words.over
  return (
    <>
      {ballot ? (
        <p className={styles.strong}>
          <ChoiceIcon of={ballot.choice} />
          <span>
            {was(voting.choice[ballot.choice], formatCount(ballot.power))}
          </span>
        </p>
      ) : ballot === null ? (
        <p>{none}</p>
      ) : null}
      {ballot && props.onReceipt ? (
        <div className={styles.acts}>
          <ReceiptButton {...props} />
        </div>
      ) : null}
      <p className={styles.small}>{isCancelled ? cancelled : closed}</p>
    </>
  )
}
