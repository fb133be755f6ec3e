import type { CommentHistory } from '@narwhal-club/core/contract'
import { formatMoment } from '@narwhal-club/core/format'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { Answer } from '../../../kit/answer/answer.ts'
import { Busy } from '../../../kit/Busy/Busy.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import { LazyMarkdown } from '../../../kit/Markdown/LazyMarkdown.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { hidden } from '../../../theme/text.css.ts'
import * as styles from './Comment.css.ts'

const words = comments.history

/** All that a comment said, the newest first. */
export function History({
  answer = { status: 'loading' },
  onClose,
}: {
  answer: Answer<CommentHistory> | undefined
  onClose: () => void
}) {
  const zone = useReaderZone()
  return (
    <section className={styles.part} aria-label={words.title}>
      {answer.status === 'loading' ? (
        <p>
          <Busy /> <span className={hidden}>{words.loading}</span>
        </p>
      ) : answer.status === 'failed' ? (
        <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
      ) : (
        <ol className={styles.versions}>
          {answer.data.rows.map(({ version, at, text }, place) => (
            <li key={version}>
              <time dateTime={at}>{formatMoment(at, zone)}</time>
              {place === 0 ? ` (${words.now})` : null}
              <LazyMarkdown source={text} top={4} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.acts}>
        <Button variant="bare" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  )
}
