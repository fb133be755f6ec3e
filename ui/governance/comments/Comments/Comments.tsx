import {
  type CommentSort,
  commentSorts,
  type CommentThread as Thread,
} from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../../kit/answer/answer.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import type { ListPage } from '../../../kit/ListCard/ListFrame.tsx'
import { Segmented } from '../../../kit/Segmented/Segmented.tsx'
import { StaleNote } from '../../../kit/StaleNote/StaleNote.tsx'
import {
  CommentForm,
  type CommentFormProps,
} from '../CommentForm/CommentForm.tsx'
import type { CommentPlace } from '../comments.types.ts'
import * as styles from './Comments.css.ts'

export interface CommentsProps {
  answer: Answer<ListPage<Thread>>
  /** Comments in all, replies too, as the proposal has them. */
  count: number
  more?: More | undefined
  /** What stands here is old: the last question failed. */
  isStale?: boolean
  sort: CommentSort
  onSort: (sort: CommentSort) => void
  /** The comment that is being written. */
  form: Omit<CommentFormProps, 'kind' | 'onCancel'>
  place: CommentPlace
  /** A thread, with all of its replies where they were asked for. */
  draw: (thread: Thread) => ReactNode
}

/** What is said below a proposal, and where one says something. */
export function Comments(props: CommentsProps) {
  const { answer, count, more, isStale, sort, onSort, draw } = props
  return (
    <ListCard
      title={comments.title}
      aside={comments.count(count, formatCount(count))}
      answer={answer}
      more={more}
      keyOf={({ id }) => id}
      draw={draw}
      empty={{ title: comments.empty.title, children: comments.empty.body }}
      stale={isStale ? comments.stale : undefined}
      controls={
        <>
          <Entry {...props} />
          <div className={styles.sort}>
            <Segmented
              legend={comments.sort.legend}
              options={commentSorts}
              value={sort}
              names={comments.sort.names}
              onChange={onSort}
            />
          </div>
        </>
      }
    />
  )
}

/** Where one says something, or why one cannot. */
function Entry({ form, place: { reader } }: CommentsProps) {
  switch (reader.status) {
    case 'signedOut':
      return (
        <p className={styles.row}>
          {comments.signIn.body} {reader.signIn}
        </p>
      )
    case 'paused':
      return <StaleNote>{comments.paused}</StaleNote>
    case 'member':
      return <CommentForm {...form} kind="say" />
  }
}
