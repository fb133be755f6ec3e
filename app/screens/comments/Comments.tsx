import type {
  CommentSort,
  CommentThread as Thread,
} from '@narwhal-club/core/contract'
import { Comments as CommentsCard } from '@narwhal-club/ui/governance/comments/Comments/Comments.tsx'
import { CommentThread } from '@narwhal-club/ui/governance/comments/CommentThread/CommentThread.tsx'
import type {
  CommentPlace,
  CommentReader,
} from '@narwhal-club/ui/governance/comments/comments.types.ts'
import { useState } from 'react'
import { serverClock } from '../../browser/serverClock.ts'
import { answerOf } from '../../data/answerOf.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn } from '../../useSystem.ts'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { adviceOfRead } from './advice.ts'
import { useAsk, useComments } from './useComments.ts'
import { useWriting } from './useWriting.ts'

/** Below what it is said: the id of one of both. */
type Below =
  | { proposal: string; bounty?: never }
  | { bounty: string; proposal?: never }

export type CommentsProps = Below & {
  /** Comments in all, as the page has them. */
  count: number
  /** Of the club that it is in: another than `active` is read alone. */
  status: 'active' | 'paused' | 'archived'
}

/** What is said below a proposal, or a bounty: words are of one of them. */
export const Comments = (props: CommentsProps) => (
  <Discussion key={props.proposal ?? props.bounty} {...props} />
)

function Discussion(props: CommentsProps) {
  const { proposal, bounty, count, status } = props
  const isSignedIn = useIsSignedIn()
  const { sort, setSort, form, open, acts } = useWriting(props)
  // Both are answered alike; which one it is does not change while it is there.
  const [name, asked] =
    bounty === undefined
      ? (['comments', { proposal, sort }] as const)
      : (['bountyComments', { bounty, sort }] as const)
  const { answer, more } = useComments(
    name as 'comments',
    asked as { proposal: string; sort: CommentSort },
  )
  const reader: CommentReader =
    status !== 'active'
      ? { status: 'paused' }
      : isSignedIn
        ? { status: 'member' }
        : { status: 'signedOut', signIn: <SignInButton /> }
  const history = useHistory(open?.kind === 'history' ? open.id : undefined)
  const place: CommentPlace = {
    reader,
    acts,
    open: open && { ...open, ...(history && { history }) },
    now: serverClock.now(),
    holderHref: (address) => `${paths.analytics}?holder=${address}`,
    linkAs: RouterLink,
  }
  return (
    <CommentsCard
      answer={answer}
      count={count}
      more={more}
      sort={sort}
      onSort={setSort}
      form={form}
      place={place}
      draw={(thread) => <Replied thread={thread} place={place} />}
    />
  )
}

function useHistory(comment: string | undefined) {
  const asked = { comment: comment ?? '' }
  const result = useAsk('commentHistory', asked, {
    enabled: comment !== undefined,
  })
  return comment === undefined ? undefined : answerOf(result, adviceOfRead)
}

interface RepliedProps {
  thread: Thread
  place: CommentPlace
}

/** A thread; all of its replies come when they are asked for. */
function Replied(props: RepliedProps) {
  const [isAll, setAll] = useState(false)
  return isAll ? (
    <AllReplies {...props} />
  ) : (
    <CommentThread {...props} onAll={() => setAll(true)} />
  )
}

/** Nothing is asked for twice. */
const onItsWay = () => {}

function AllReplies(props: RepliedProps) {
  const { thread } = props
  const asked = { comment: thread.id }
  const { answer, more } = useComments('commentReplies', asked)
  const rows = answer.status === 'ready' ? answer.data.rows : thread.replies
  const retry =
    answer.status === 'failed'
      ? { waiting: false, isFailed: true, onMore: answer.onRetry }
      : { waiting: true, onMore: onItsWay }
  return (
    <CommentThread
      {...props}
      all={{ rows, more: answer.status === 'ready' ? more : retry }}
    />
  )
}
