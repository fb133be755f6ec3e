import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import type { SwappingView } from '@narwhal-club/core/swapping'
import { Busy } from '../../kit/Busy/Busy.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { failureLines } from '../failureLines.ts'
import * as styles from './SwapHalt.css.ts'

const { halt: words } = swapPage

export type Halted = Extract<
  SwappingView,
  {
    status: 'resuming' | 'cancelling' | 'offline' | 'stopped' | 'suspended'
  }
>

export interface SwapHaltProps {
  view: Halted
  onRetry: () => void
  /** Lets the reader in again: a wallet, a signature. */
  onConnect: () => void
  onCancel: () => void
  onBack: () => void
}

/** A swap that was begun and cannot go on just now: nothing of it is lost. */
export function SwapHalt(props: SwapHaltProps) {
  const { view } = props
  if (view.status === 'resuming' || view.status === 'cancelling')
    return (
      <Card title={words.title}>
        <p role="status" className={styles.busy}>
          <Busy />
          {words[view.status]}
        </p>
      </Card>
    )
  const [first, ...rest] = failureLines(view.failure)
  return (
    <Card title={words.title}>
      <div role="alert" className={styles.said}>
        <p className={styles.first}>{first}</p>
        {rest.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.acts}>
        <Acts {...props} view={view} />
      </div>
    </Card>
  )
}

type Failing = Extract<Halted, { failure: unknown }>

function Acts(props: SwapHaltProps & { view: Failing }) {
  const { view, onRetry, onConnect, onCancel, onBack } = props
  switch (view.status) {
    case 'offline':
      return <Button onClick={onRetry}>{words.now}</Button>
    case 'suspended':
      return (
        <>
          <Button variant="spark" onClick={onConnect}>
            {words.connect}
          </Button>
          <Button onClick={onRetry}>{words.retry}</Button>
        </>
      )
    default:
      return (
        <>
          <Button variant="spark" onClick={onRetry}>
            {words.retry}
          </Button>
          <Button onClick={onBack}>{words.back}</Button>
          <Button variant="bare" onClick={onCancel}>
            {swap.steps.cancel}
          </Button>
        </>
      )
  }
}
