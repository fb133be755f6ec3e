import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { useId } from 'react'
import { TextField } from '../../../form/TextField/TextField.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { ChoiceIcon } from '../Choice/Choice.tsx'
import { Choices } from './Choices.tsx'
import { eitherOf } from './eitherOf.ts'
import { Power } from './Power.tsx'
import { ReceiptButton } from './ReceiptButton.tsx'
import { Step } from './Step.tsx'
import { takeOverInPlace } from './takeOver.ts'
import * as styles from './VotePanel.css.ts'
import type { VotePanelProps } from './VotePanel.tsx'
import type { OwnBallot, VoteView } from './VotePanel.types.ts'

const words = voting.panel

/** Letters, as the rules have them. */
const most = 1_000

export interface OpenProps extends VotePanelProps {
  view: Extract<VoteView, { status: 'open' }>
}

/** They may vote now, or have and may change it. */
export function Open(props: OpenProps) {
  const { view, onChanging } = props
  const { ballot, isNew = false, isChanging, step, failure } = view
  const countedId = useId()
  const isAtRest = step.is === 'still' || step.is === 'same'
  return (
    <>
      <Power {...props} power={view.power} />
      {ballot ? <Counted ballot={ballot} id={countedId} isNew={isNew} /> : null}
      {step.is === 'same' ? (
        <p className={styles.small} role="status">
          {words.yours.same}
        </p>
      ) : null}
      {ballot && isAtRest && !isChanging ? (
        <div className={styles.acts}>
          <Button onClick={() => onChanging(true)}>{words.yours.change}</Button>
          <ReceiptButton {...props} />
        </div>
      ) : (
        <Choosing
          {...props}
          onKeep={() => {
            document.getElementById(countedId)?.focus()
            onChanging(false)
          }}
        />
      )}
      {failure ? (
        <div
          className={styles.failure}
          role="alert"
          data-tone={failure.tone ?? 'warning'}
        >
          <p>{failure.message}</p>
          <p className={styles.small}>{failure.advice}</p>
          {failure.act ? (
            <Button onClick={failure.act.onAct}>{failure.act.label}</Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

interface CountedProps {
  ballot: OwnBallot
  id: string
  isNew: boolean
}

/** What was pressed has gone: what counts now has the focus. */
function Counted({ ballot, id, isNew }: CountedProps) {
  const { choice, power, at } = ballot
  const zone = useReaderZone()
  return (
    <div>
      <p
        id={id}
        ref={isNew ? takeOverInPlace : null}
        className={styles.strong}
        role="status"
        tabIndex={-1}
      >
        <ChoiceIcon of={choice} />
        <span>{words.yours.is(voting.choice[choice], formatCount(power))}</span>
      </p>
      {/* An empty line keeps the room until the moment is known. */}
      <p className={styles.small}>
        {at ? words.yours.at(formatMoment(at, zone)) : '\u00a0'}
      </p>
    </div>
  )
}

/** The two buttons, each of which opens the wallet, and what it will show. */
function Choosing(props: OpenProps & { onKeep: () => void }) {
  const { view, proposal, sentences, reason, onReason, onKeep } = props
  const { isReasonFixed = false } = props
  const { ballot, isChanging, step } = view
  const zone = useReaderZone()
  const chosen = 'choice' in step ? step.choice : undefined
  const isTooLong = [...reason.trim()].length > most
  return (
    <>
      <TextField
        name={`${proposal.number}-reason`}
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={onReason}
        rows={2}
        most={most}
        readOnly={isReasonFixed || chosen !== undefined}
        error={isTooLong ? words.tooLong : undefined}
      />
      <div className={styles.sentence}>
        <span className={styles.small}>{words.shows}</span>
        <p className={styles.said} dir="auto">
          {chosen ? sentences[chosen] : eitherOf(sentences, words.or)}
        </p>
      </div>
      <Choices
        chosen={
          chosen ??
          (step.is === 'still' ? (step.kept ?? ballot?.choice) : undefined)
        }
        takesOver={isChanging}
        isWaiting={chosen !== undefined}
        onVote={(choice) => isTooLong || props.onVote(choice)}
      />
      <Step {...props} step={step} />
      <p className={styles.small}>
        {words.free} {words.until(formatMoment(proposal.end, zone))}{' '}
        {ballot ? words.yours.replaced : null}
      </p>
      {isChanging && chosen === undefined ? (
        <div className={styles.acts}>
          <Button variant="bare" onClick={onKeep}>
            {words.yours.keep}
          </Button>
        </div>
      ) : null}
    </>
  )
}
