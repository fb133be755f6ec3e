import { type Comment, reportReasons } from '@narwhal-club/core/contract'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import { Button } from '../../../kit/Button/Button.tsx'
import { Segmented } from '../../../kit/Segmented/Segmented.tsx'
import { CommentForm } from '../CommentForm/CommentForm.tsx'
import type { CommentPlace, OpenPart } from '../comments.types.ts'
import * as styles from './Comment.css.ts'
import { History } from './History.tsx'

interface PartProps {
  open: OpenPart
  acts: CommentPlace['acts']
}

/** What is open at a comment, if it is this one. */
export function Part({
  comment,
  place: { open, acts },
}: {
  comment: Comment
  place: CommentPlace
}) {
  if (open?.id !== comment.id) return null
  const props = { open, acts }
  switch (open.kind) {
    case 'delete':
      return <Sure {...props} />
    case 'report':
      return <Report {...props} />
    case 'history':
      return <History answer={open.history} onClose={acts.onClose} />
    default:
      return (
        <CommentForm
          kind={open.kind}
          text={open.text}
          waiting={open.waiting}
          error={open.error}
          onText={acts.onText}
          onSend={acts.onSend}
          onCancel={acts.onClose}
        />
      )
  }
}

const Failure = ({ error }: Pick<OpenPart, 'error'>) =>
  error ? (
    <p className={styles.error} role="alert">
      {error}
    </p>
  ) : null

const Sure = ({ open, acts }: PartProps) => (
  <div className={styles.part}>
    <p>{comments.sure.ask}</p>
    <Failure error={open.error} />
    <div className={styles.acts}>
      <Button
        variant="danger"
        waiting={open.waiting ?? false}
        onClick={acts.onSend}
      >
        {comments.sure.yes}
      </Button>
      <Button variant="bare" onClick={acts.onClose}>
        {comments.sure.no}
      </Button>
    </div>
  </div>
)

const Report = ({ open, acts }: PartProps) => (
  <div className={styles.part}>
    <Segmented
      legend={comments.report.legend}
      options={reportReasons}
      value={open.reason}
      names={comments.report.names}
      onChange={acts.onReason}
    />
    <Failure error={open.error} />
    <div className={styles.acts}>
      <Button
        variant="solid"
        waiting={open.waiting ?? false}
        onClick={acts.onSend}
      >
        {comments.report.send}
      </Button>
      <Button variant="bare" onClick={acts.onClose}>
        {comments.form.cancel}
      </Button>
    </div>
  </div>
)
