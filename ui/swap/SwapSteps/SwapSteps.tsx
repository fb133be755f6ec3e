import { formatCount } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { ShownStep, SwappingView } from '@narwhal-club/core/swapping'
import { Check, Minus } from 'lucide-react'
import { Busy } from '../../kit/Busy/Busy.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { Now } from './Now.tsx'
import * as styles from './SwapSteps.css.ts'

const { steps: words } = swap

export type Working = Extract<SwappingView, { status: 'working' }>

export interface SwapStepsProps {
  view: Working
  /** Without it transactions are not linked. */
  explorerUrl?: string | undefined
  /** Goes on with the step at hand. */
  onNext: () => void
  /** Leaves the step at hand out. */
  onSkip: () => void
  onCancel: () => void
}

/** The steps of a swap under way, and what is to be done now. */
export function SwapSteps(props: SwapStepsProps) {
  const { view, explorerUrl, onCancel } = props
  const { steps, intent, step: current } = view
  const place = steps.findIndex(({ step }) => step === current)
  return (
    <Card
      title={words.title(swap.nfts(intent.ids.length))}
      aside={words.of(place + 1, steps.length)}
    >
      <ol className={styles.root}>
        {steps.map((each, at) => (
          <Step
            key={each.step}
            {...props}
            each={each}
            place={at + 1}
            href={hrefOf(each, explorerUrl)}
          />
        ))}
      </ol>
      <p className={styles.note}>{words.leave}</p>
      {view.canCancel ? (
        <div>
          <Button variant="bare" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

const hrefOf = ({ hash }: ShownStep, explorerUrl?: string) =>
  explorerUrl && hash?.startsWith('0x') ? `${explorerUrl}/tx/${hash}` : null

interface StepProps extends SwapStepsProps {
  each: ShownStep
  place: number
  href: string | null
}

const nameOf = ({ step, how = 'one' }: ShownStep) =>
  step === 'approve' ? words.name.approve[how] : words.name[step]

/** Phases in which the next move is the reader's. */
const turns: readonly string[] = ['ready', 'wallet']

function Step(props: StepProps) {
  const { view, each, href } = props
  const { state, why } = each
  const isNow = state === 'now'
  return (
    <li
      className={styles.step}
      data-state={state}
      data-turn={(isNow && turns.includes(view.phase)) || undefined}
      aria-current={isNow ? 'step' : undefined}
    >
      <span className={styles.dot} aria-hidden="true">
        <Mark {...props} />
      </span>
      <span className={styles.name}>{nameOf(each)}</span>
      <span className={styles.word}>
        {words.state[isNow ? view.phase : state]}
      </span>
      {isNow || why || href ? (
        <div className={styles.note}>
          {why ? <span>{words.why[why]}</span> : null}
          {isNow ? <Now {...props} /> : null}
          {href ? (
            <ExternalLink href={href} className={styles.transaction}>
              {words.viewTransaction}
            </ExternalLink>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

function Mark({ view, each: { state }, place }: StepProps) {
  if (state === 'done') return <Check size={16} />
  if (state === 'skipped') return <Minus size={16} />
  return state === 'now' && !turns.includes(view.phase) ? (
    <Busy />
  ) : (
    formatCount(place)
  )
}
