import type { News } from '@narwhal-club/core/stream'
import type { Query } from '@tanstack/react-query'

/** What is asked of all proposals, of clubs, and of what waits for a member. */
const lists =
  /^\/api\/(proposals(\?|$)|clubs(\?|$)|clubs\/[^/]+(\/proposals)?(\?|$)|inbox\/awaiting$)/
const inbox = /^\/api\/inbox(\?|\/awaiting|$)/
/** One's own vote is none of it: the answer to it said all. */
const votes = /^\/api\/proposals\/[^/]+\/(votes|non-voters|timeline)(\?|$)/

/** What a question that is kept asks for. */
export const pathOf = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  String(queryKey[0])

/** Whether it is other with each vote that is cast on a proposal. */
export const isOfVotes = (path: string, proposal: string) =>
  path.startsWith(`/api/proposals/${proposal}/`) && votes.test(path)

/** Whether an answer may be another one by now. The path is as it was asked. */
export function touches(
  path: string,
  { topic, id = '', thread }: News,
): boolean {
  // Which proposal it was is told with the count.
  if (topic === 'votes') return false
  if (topic === 'inbox') return inbox.test(path)
  const own = `/api/proposals/${id}`
  if (topic === 'comments')
    return (
      path === own ||
      path.startsWith(`${own}/comments`) ||
      path.startsWith(`/api/comments/${thread}/`)
    )
  return path.startsWith(own) || lists.test(path)
}

/** All that can change while one looks at it. */
export const canChange = (path: string) =>
  path.startsWith('/api/comments/') ||
  path.startsWith('/api/proposals/') ||
  inbox.test(path) ||
  lists.test(path)
