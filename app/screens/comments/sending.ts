import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { System } from '@narwhal-club/core/system'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { codeOf } from '../../data/codeOf.ts'
import { adviceOf } from './advice.ts'
import type { WritingStore } from './createWriting.ts'
import { isOfComments } from './useComments.ts'
import type { Spot } from './writing.rules.ts'

export interface Act {
  work: () => Promise<unknown>
  /** The form that it is of; what is done with a press has none. */
  spot?: Spot
}

const { failed, failure } = comments

/** Why a press did nothing: there are no words to send again. */
function adviceOfPress(error: unknown) {
  if (codeOf(error) === 'not_signed_in') return failed.signIn
  const advice = adviceOf(error)
  return advice === failure.unknown ? failed.unknown : advice
}

/**
 * How acts of a discussion are sent. What follows is told of each act itself: a
 * page sends the next before the last was answered, and may be left meanwhile.
 */
export const sendingOf = (
  subject: string,
  {
    queries,
    writing,
    tell,
  }: { queries: QueryClient; writing: WritingStore; tell: System['send'] },
) =>
  ({
    // One after another, so that what was pressed last holds.
    scope: { id: `comments ${subject}` },
    mutationFn: ({ work }) => work(),
    onSuccess: async (_, { spot }) => {
      // A form goes when what it did can be seen.
      await queries.invalidateQueries({ predicate: isOfComments })
      if (spot) writing.send({ type: 'taken', spot })
    },
    onError: (error, { spot }) => {
      const code = codeOf(error)
      const isOver = code === 'not_signed_in'
      // In the place of the form of new words there is then the way to sign in.
      const isSaid =
        spot && writing.isShown(spot) && !(isOver && spot === 'say')
      if (isOver) tell({ type: 'session.check' })
      if (spot)
        writing.send({
          type: 'failed',
          spot,
          error: adviceOf(error),
          isSpent: code === 'comment_conflict',
        })
      if (isSaid) return
      tell({
        type: 'notifications.show',
        notice: {
          title: spot ? failed.sent : failed.pressed,
          body: spot ? adviceOf(error) : adviceOfPress(error),
          tone: 'danger',
        },
      })
    },
  }) satisfies MutationOptions<unknown, Error, Act>
