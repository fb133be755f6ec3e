import type { Comment as Said } from '@narwhal-club/core/contract'
import { formatMoment } from '@narwhal-club/core/format'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Button } from '../../../kit/Button/Button.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import { LazyMarkdown } from '../../../kit/Markdown/LazyMarkdown.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../../kit/StatusChip/StatusChip.tsx'
import type { CommentPlace } from '../comments.types.ts'
import { Acts } from './Acts.tsx'
import * as styles from './Comment.css.ts'
import { Part } from './Part.tsx'

export interface CommentProps {
  comment: Said
  place: CommentPlace
}

/** One comment: who said what, and what can be done about it. */
export function Comment({ comment, place }: CommentProps) {
  const { deleted, collapsed } = comment
  if (deleted)
    return (
      <>
        <p className={styles.tombstone} dir="auto">
          {comments.deleted[deleted]} {comment.moderated?.reason}
        </p>
        {/* What was being written when it went is the writer's to take along. */}
        {place.open?.text ? <Part comment={comment} place={place} /> : null}
      </>
    )
  return (
    <article className={styles.root}>
      <Head comment={comment} place={place} />
      {collapsed ? (
        <details>
          <summary className={styles.fold}>{comments.collapsed}</summary>
          <Body comment={comment} />
        </details>
      ) : (
        <Body comment={comment} />
      )}
      <Acts comment={comment} place={place} />
      <Part comment={comment} place={place} />
    </article>
  )
}

const Body = ({ comment }: Pick<CommentProps, 'comment'>) => (
  <div className={styles.body}>
    <LazyMarkdown source={comment.text ?? ''} top={4} />
  </div>
)

function Head({ comment, place }: CommentProps) {
  const zone = useReaderZone()
  const { author, at, editedAt, votingPower, voted } = comment
  return (
    <div className={styles.head}>
      {author ? (
        <HolderLink
          address={author}
          href={place.holderHref(author)}
          linkAs={place.linkAs}
        />
      ) : null}
      {votingPower !== undefined ? (
        <span title={comments.powerHint}>{comments.power(votingPower)}</span>
      ) : null}
      {voted ? (
        <StatusChip icon={voted === 'yes' ? ThumbsUp : ThumbsDown}>
          {comments.voted[voted]}
        </StatusChip>
      ) : null}
      <time dateTime={at}>{formatMoment(at, zone)}</time>
      {editedAt ? (
        <Button
          variant="bare"
          aria-expanded={isOpen(place, comment, 'history')}
          onClick={() => place.acts.onOpen('history', comment)}
        >
          {comments.edited}
        </Button>
      ) : null}
    </div>
  )
}

const isOpen = (
  { open }: CommentPlace,
  { id }: Said,
  kind: 'history',
): boolean => open?.id === id && open.kind === kind
