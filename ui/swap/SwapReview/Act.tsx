import { swap } from '@narwhal-club/core/messages/pages/swap'
import { ArrowRight } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import * as styles from './SwapReview.css.ts'

const { review: words } = swap

/** What the button does now, or why there is none yet. */
export type SwapAct =
  | { is: 'connect' | 'signIn' | 'switchChain'; onAct: () => void }
  /** The first asks for the quote, the second begins what was reviewed. */
  | { is: 'review' | 'ready'; onAct: () => void }
  /** Nothing is chosen. */
  | { is: 'none' }
  /** The chain is looked at. */
  | { is: 'busy' }
  /** It would be refused: why, and what to do. */
  | {
      is: 'refused'
      lines: readonly string[]
      onAgain?: () => void
      /** It is asked again just now. */
      isWaiting?: boolean
    }

/** The one next step of a swap that has not begun. */
export function Act({ act, count }: { act: SwapAct; count: number }) {
  switch (act.is) {
    case 'none':
      return <p className={styles.note}>{words.none}</p>
    case 'connect':
    case 'signIn':
    case 'switchChain':
      return (
        <Button variant="spark" wide onClick={act.onAct}>
          {words[act.is]}
        </Button>
      )
    case 'refused':
      return (
        <>
          <div role="alert" className={styles.refused}>
            {act.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {act.onAgain ? (
            <Button wide waiting={act.isWaiting === true} onClick={act.onAgain}>
              {words.again}
            </Button>
          ) : null}
        </>
      )
    default:
      return <Go act={act} count={count} />
  }
}

type Going = Extract<SwapAct, { is: 'review' | 'ready' } | { is: 'busy' }>

/** One button from the choice to the first step: the focus stays on it. */
function Go({ act, count }: { act: Going; count: number }) {
  const what = swap.nfts(count)
  return (
    <>
      <Button
        variant="spark"
        wide
        waiting={act.is === 'busy'}
        onClick={act.is === 'busy' ? undefined : act.onAct}
      >
        {act.is === 'busy'
          ? words.busy
          : act.is === 'ready'
            ? words.act(what)
            : words.review(what)}
        {act.is === 'busy' ? null : <ArrowRight size={18} aria-hidden />}
      </Button>
      <p className={styles.note}>
        {act.is === 'review' ? words.asked : words.trial}
      </p>
    </>
  )
}
