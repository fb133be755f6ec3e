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
type Begun = Exclude<Shown, { status: 'loading' | 'done' }>

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

/** What goes on, or what stands in the way. */
function Standing({ view }: { view: Begun }) {
  const at = (title: string, text?: string) => (
    <div role="status">
      <p className={text ? styles.warned : styles.said}>{title}</p>
      {text ? <p className={styles.said}>{text}</p> : null}
    </div>
  )
  switch (view.status) {
    case 'confirming':
      return view.failure ? (
        <div role="alert">
          <p className={styles.error}>{view.failure.message}</p>
          <p className={styles.said}>{view.failure.advice}</p>
        </div>
      ) : null
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
  const { title, text, done } = view.act.words
  if (view.status === 'done')
    return (
      <div className={styles.part}>
        <p role="status">{done}</p>
        <div className={styles.acts}>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </div>
    )
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
      <Standing view={view} />
      <div className={styles.acts}>
        <Acts {...props} view={view} />
      </div>
    </form>
  )
}
