import type { CommentThread as Thread } from '@narwhal-club/core/contract'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import { MoreRows } from '../../../kit/MoreRows/MoreRows.tsx'
import { Comment } from '../Comment/Comment.tsx'
import type { CommentPlace, MoreReplies } from '../comments.types.ts'
import * as styles from './CommentThread.css.ts'

interface Begun {
  thread: Thread
  place: CommentPlace
}
export type CommentThreadProps = Begun &
  (
    | {
        /** Asks for all of its replies. */
        onAll: (thread: Thread) => void
        all?: undefined
      }
    /** All of them, once they were asked for. */
    | { all: MoreReplies; onAll?: undefined }
  )

/** A comment with what was replied to it. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, place, all } = props
  const shown = all?.rows ?? thread.replies
  const left = thread.replyCount - shown.length
  const more = props.all
    ? props.all.more
    : { waiting: false, onMore: () => props.onAll(thread) }
  return (
    <>
      <Comment comment={thread} place={place} />
      {shown.length > 0 ? (
        <ul className={styles.replies} aria-label={comments.replies.label}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <Comment comment={reply} place={place} />
            </li>
          ))}
        </ul>
      ) : null}
      {left > 0 && more ? (
        <MoreRows
          more={more}
          label={comments.replies.more(left)}
          variant="bare"
        />
      ) : null}
    </>
  )
}
