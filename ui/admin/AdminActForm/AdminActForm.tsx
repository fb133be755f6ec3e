import type { AdministeringView } from '@narwhal-club/core/administering'
import { chain } from '@narwhal-club/core/constants'
import { reasonLimits } from '@narwhal-club/core/contract'
import { shortAddress } from '@narwhal-club/core/format'
import { administering as words } from '@narwhal-club/core/messages/pages/administering'
import type { FormEvent, ReactNode } from 'react'
import { TextField } from '../../form/TextField/TextField.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import * as styles from './AdminActForm.css.ts'

type Shown = Exclude<AdministeringView, { status: 'idle' }>
type Told = Exclude<Shown, { status: 'loading' }>
type Begun = Exclude<Told, { status: 'done' }>

export interface AdminActFormProps {
  view: Shown
  onWrite: (reason: string) => void
  onConfirm: () => void
  /** The wallet is asked once more. */
  onRetry: () => void
  onBack: () => void
  onClose: () => void
  onConnect: () => void
  onSwitchChain: () => void
}

const { state } = words

/** Why it was not done the last time. */
function Failure({ view }: { view: Told }) {
  const failure = view.status === 'confirming' ? view.failure : null
  return failure ? (
    <div role="alert">
      <p className={styles.error}>{failure.message}</p>
      <p className={styles.said}>{failure.advice}</p>
    </div>
  ) : null
}

/** What goes on, what stands in the way, or that it is done. */
function Standing({ view }: { view: Told }) {
  const at = (title: string, text?: string) => (
    <>
      <p className={text ? styles.warned : styles.said}>{title}</p>
      {text ? <p className={styles.said}>{text}</p> : null}
    </>
  )
  switch (view.status) {
    case 'confirming':
      return null
    case 'done':
      return <p>{view.act.words.done}</p>
    case 'acting':
      return at(state.acting)
    case 'proving':
      return at(state.proving)
    case 'signing':
      return at(state.signing, state.signingText(words.statement))
    case 'accountMismatch':
      return at(
        state.accountMismatch,
        state.accountMismatchText(
          shortAddress(view.walletShows),
          shortAddress(view.act.by),
        ),
      )
    case 'wrongChain':
      return at(state.wrongChain, state.wrongChainText(chain.name))
    case 'noWallet':
      return at(state.noWallet, state.noWalletText)
  }
}

/** What can be pressed. */
function Acts({ view, ...on }: AdminActFormProps & { view: Begun }): ReactNode {
  const back = (
    <Button variant="bare" onClick={on.onBack}>
      {words.back}
    </Button>
  )
  const again = (
    <Button variant="solid" onClick={on.onRetry}>
      {words.again}
    </Button>
  )
  switch (view.status) {
    case 'signing':
    case 'proving':
      return back
    case 'accountMismatch':
      return (
        <>
          {again}
          {back}
        </>
      )
    case 'wrongChain':
    case 'noWallet': {
      const isAway = view.status === 'wrongChain'
      return (
        <>
          {again}
          <Button onClick={isAway ? on.onSwitchChain : on.onConnect}>
            {isAway ? words.switchChain : words.connect}
          </Button>
          {back}
        </>
      )
    }
    default: {
      const isActing = view.status === 'acting'
      const { confirm, isGrave } = view.act.words
      return (
        <>
          <Button
            type="submit"
            variant={isGrave ? 'danger' : 'solid'}
            waiting={isActing}
          >
            {confirm}
          </Button>
          {isActing ? null : (
            <Button variant="bare" onClick={on.onClose}>
              {words.cancel}
            </Button>
          )}
        </>
      )
    }
  }
}

/** Says what an administrator is about to do, asks why, and how it goes. */
export function AdminActForm(props: AdminActFormProps) {
  const { view, onWrite, onConfirm, onClose } = props
  if (view.status === 'loading')
    return <p className={styles.said}>{state.loading}</p>
  const { title, text } = view.act.words
  const isWriting = view.status === 'confirming'
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isWriting) onConfirm()
  }
  return (
    <form
      className={styles.part}
      aria-label={title}
      aria-busy={view.status === 'acting' || undefined}
      noValidate
      onSubmit={send}
    >
      {view.status === 'done' ? null : (
        <>
          <p className={styles.text}>{text}</p>
          <TextField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            error={isWriting ? view.error : undefined}
            required
            rows={3}
            most={reasonLimits.most}
            value={view.reason}
            readOnly={!isWriting}
            onChange={onWrite}
          />
        </>
      )}
      <Failure view={view} />
      {/* It stands there before it says something, so that it is said aloud. */}
      <div role="status" className={styles.standing}>
        <Standing view={view} />
      </div>
      <div className={styles.acts}>
        {view.status === 'done' ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <Acts {...props} view={view} />
        )}
      </div>
    </form>
  )
}
