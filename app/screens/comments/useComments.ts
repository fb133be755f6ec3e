import { commentsEndpoints } from '@narwhal-club/core/contract'
import type { Query } from '@tanstack/react-query'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { adviceOfRead } from './advice.ts'

/** Asks for what is said: what may be done with it depends on who asks. */
export const useComments = createUseList(
  {
    comments: commentsEndpoints.comments,
    bountyComments: commentsEndpoints.bountyComments,
    commentReplies: commentsEndpoints.commentReplies,
  },
  adviceOfRead,
  useWhoKey,
)

export const useAsk = createUseAsk({
  commentHistory: commentsEndpoints.commentHistory,
})

/** Answers that change when someone says something. */
export const isOfComments = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  /^\/api\/(comments\/|(proposals|bounties)\/[^/]+(\/comments|$))/.test(
    String(queryKey[0]),
  )
