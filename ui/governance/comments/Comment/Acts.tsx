import type { Comment } from '@narwhal-club/core/contract'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import { ThumbsUp } from 'lucide-react'
import { Button } from '../../../kit/Button/Button.tsx'
import type { CommentPlace } from '../comments.types.ts'
import * as styles from './Comment.css.ts'

const words = comments.act

/** What can be done with a comment: by members alone, and less while a club rests. */
export function Acts({
  comment,
  place: { acts, reader, now },
}: {
  comment: Comment
  place: CommentPlace
}) {
  const { mine, likes, replyTo } = comment
  if (!mine || reader.status === 'signedOut')
    return likes > 0 ? (
      <div className={styles.acts}>
        <ThumbsUp size={16} aria-hidden /> {likes}
      </div>
    ) : null
  const isActive = reader.status === 'member'
  const { editableUntil } = mine
  const isOwn = editableUntil !== undefined
  const mayEdit = isOwn && isActive && now < Date.parse(editableUntil)
  return (
    <div className={styles.acts}>
      <Button
        variant="bare"
        aria-pressed={mine.liked}
        aria-label={words.like(likes)}
        disabled={!isActive}
        onClick={() => acts.onLike(comment, !mine.liked)}
      >
        <ThumbsUp
          size={16}
          fill={mine.liked ? 'currentColor' : 'none'}
          aria-hidden
        />
        {likes}
      </Button>
      {isActive && !replyTo ? (
        <Button variant="bare" onClick={() => acts.onOpen('reply', comment)}>
          {words.reply}
        </Button>
      ) : null}
      {mayEdit ? (
        <Button variant="bare" onClick={() => acts.onOpen('edit', comment)}>
          {words.edit}
        </Button>
      ) : null}
      {mine.mayDelete ? (
        <Button variant="bare" onClick={() => acts.onOpen('delete', comment)}>
          {words.delete}
        </Button>
      ) : null}
      {isOwn ? null : mine.reported ? (
        <span>{words.reported}</span>
      ) : (
        <Button variant="bare" onClick={() => acts.onOpen('report', comment)}>
          {words.report}
        </Button>
      )}
      {mine.mayClear ? (
        <Button variant="bare" onClick={() => acts.onClear(comment)}>
          {words.clear}
        </Button>
      ) : null}
    </div>
  )
}
