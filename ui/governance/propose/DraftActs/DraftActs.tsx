import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { MouseEvent } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import * as styles from './DraftActs.css.ts'

const words = proposing.editor

export interface DraftActsProps {
  /** What keeps this address from proposing, or how much it has. */
  eligibility: string
  /** They have not the votes to propose: to share it is the next step. */
  lacksVotes?: boolean
  /** Everyone can read it; missing while that is not known. */
  isShared: boolean | undefined
  /** The server holds it: it can be shared and deleted. */
  isSaved: boolean
  /** Where others read it, once it is shared. */
  ideaHref: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** What is under way. */
  waiting?: 'review' | 'share' | 'delete' | undefined
  /** Why the last of these did not come about. */
  failure?: string | undefined
  onReview: () => void
  onShare: () => void
  onUnshare: () => void
  onDelete: () => void
}

/** Folds away what the button is in; the keyboard stays with what is seen. */
function foldAway({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const folded = currentTarget.closest('details')
  folded?.removeAttribute('open')
  folded?.querySelector('summary')?.focus()
}

/** What can be done with a draft, the next step first. */
export function DraftActs(props: DraftActsProps) {
  const { eligibility, lacksVotes, isShared, isSaved, waiting, failure } = props
  const review = (
    <Button
      variant={lacksVotes ? 'quiet' : 'spark'}
      waiting={waiting === 'review'}
      onClick={props.onReview}
    >
      {words.review}
    </Button>
  )
  const { ideaHref, linkAs: As = 'a' } = props
  return (
    <div className={styles.root}>
      <p className={styles.note}>{eligibility}</p>
      <div className={styles.row}>
        {lacksVotes ? null : review}
        {isSaved && isShared !== undefined ? (
          <Button
            variant={lacksVotes && !isShared ? 'spark' : 'quiet'}
            waiting={waiting === 'share'}
            onClick={isShared ? props.onUnshare : props.onShare}
          >
            {isShared ? words.unshare : words.share}
          </Button>
        ) : null}
        {lacksVotes ? review : null}
      </div>
      {isShared ? (
        <p className={styles.row}>
          <span className={styles.note}>{words.shared}</span>
          <As href={ideaHref} className={styles.link}>
            {words.seeIdea}
          </As>
        </p>
      ) : null}
      {failure ? (
        <p className={styles.note} role="alert">
          {failure}
        </p>
      ) : null}
      {isSaved ? (
        <details>
          <summary className={styles.summary}>{words.remove}</summary>
          <p className={styles.sure}>
            {words.removeSure}
            <Button
              variant="danger"
              waiting={waiting === 'delete'}
              onClick={props.onDelete}
            >
              {words.removeYes}
            </Button>
            <Button onClick={foldAway}>{words.removeNo}</Button>
          </p>
        </details>
      ) : null}
    </div>
  )
}
