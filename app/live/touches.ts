import type { News } from '@narwhal-club/core/stream'
import type { Query } from '@tanstack/react-query'

/** What is asked of all of a kind, and of clubs. */
const listsOf = (kind: string) =>
  new RegExp(`^/api/(${kind}|clubs(/[^/]+(/${kind})?)?)(\\?|$)`)
/** And of what waits for a member, or what someone did. */
const lists = {
  proposals: [listsOf('proposals'), /^\/api\/inbox\/awaiting$/],
  bounties: [listsOf('bounties'), /^\/api\/(submissions|people)\//],
}
const isListed = (kind: keyof typeof lists, path: string) =>
  lists[kind].some((each) => each.test(path))
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
  if (topic === 'content')
    return /^\/api\/(admin\/)?(content|shill\/templates)/.test(path)
  if (topic === 'clubs') return /^\/api\/(admin\/)?clubs(\/|\?|$)/.test(path)
  // Which proposal it was is told with the count.
  if (topic === 'votes') return false
  if (topic === 'inbox') return inbox.test(path)
  // Of the thing that comments stand below, the id alone is told.
  const kind = /^\/api\/bounties/.test(path) ? 'bounties' : 'proposals'
  const own = `/api/${kind}/${id}`
  if (topic === 'comments')
    return (
      path === own ||
      path.startsWith(`${own}/comments`) ||
      path.startsWith(`/api/comments/${thread}/`)
    )
  const changed = topic === 'bounties' ? topic : 'proposals'
  return path.startsWith(`/api/${changed}/${id}`) || isListed(changed, path)
}

/** All that can change while one looks at it. */
export const canChange = (path: string) =>
  /^\/api\/(comments|proposals|bounties|content)\//.test(path) ||
  inbox.test(path) ||
  isListed('proposals', path) ||
  isListed('bounties', path)
