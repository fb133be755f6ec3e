import {
  type ClubFollow,
  clubsEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import { createTransport } from '@narwhal-club/core/http'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { codeOf } from '../../data/codeOf.ts'
import { useSend } from '../../useSystem.ts'
import { adviceOf } from './advice.ts'
import { forgetFollowed, showFollow } from './followed.ts'

const { failed } = clubs.follow
const timeout = 10_000

/** One attempt; the server held what it answers to the contract. */
async function ask(club: string, follows: boolean): Promise<ClubFollow> {
  const line = clubsEndpoints[follows ? 'followClub' : 'unfollowClub']
  const { send } = createTransport({ fetch: globalThis.fetch.bind(globalThis) })
  const path = urlOf(line, { club })
  const { json } = await send({ method: line.method, path, timeout })
  return json as ClubFollow
}

/**
 * Follows a club, or leaves it. It shows at once, everywhere; what the server
 * refuses is taken back, and said.
 */
export function useFollow(club: string, now: ClubFollow) {
  const queries = useQueryClient()
  const send = useSend()
  const { mutate } = useMutation({
    // Presses of one club are sent one after another.
    scope: { id: `follow ${club}` },
    mutationFn: (follows: boolean) => ask(club, follows),
    onMutate(follows) {
      const followers = now.followers + (follows ? 1 : -1)
      showFollow(queries, club, { follows, followers })
      // What is shown by then is what was hoped for.
      return now
    },
    onSuccess: (told) => {
      showFollow(queries, club, told)
      void forgetFollowed(queries, told)
    },
    onError: (error, _, before = now) => {
      showFollow(queries, club, before)
      const isOver = codeOf(error) === 'not_signed_in'
      if (isOver) send({ type: 'session.check' })
      send({
        type: 'notifications.show',
        notice: {
          title: failed.title,
          body: isOver ? failed.signIn : adviceOf(error),
          tone: 'danger',
        },
      })
    },
  })
  return mutate
}
