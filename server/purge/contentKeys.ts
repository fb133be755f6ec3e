import type { ClubEvent } from '../events/ring.ts'

/** What is in every answer that caches may have: to forget it is to forget all. */
export const everything = 'club'

const segment = '([A-Za-z0-9-]{1,64})'
const kinds: [RegExp, (name: string) => readonly string[]][] = [
  [new RegExp(`^/api/proposals/${segment}`), (id) => [`proposal-${id}`]],
  [new RegExp(`^/api/bounties/${segment}`), (id) => [`bounty-${id}`]],
  [new RegExp(`^/api/comments/${segment}/`), (id) => [`thread-${id}`]],
  [new RegExp(`^/api/clubs/${segment}/members$`), () => ['index']],
  [
    new RegExp(`^/api/clubs/${segment}/activity$`),
    (id) => [`club-${id}`, 'index', 'votes'],
  ],
  [/^\/api\/(content\/|shill\/templates$)/, () => ['content']],
  [
    new RegExp(`^/api/clubs/${segment}`),
    (id) => [`club-${id}`, 'proposals', 'bounties'],
  ],
  [/^\/api\/clubs$/, () => ['clubs', 'proposals', 'bounties']],
  [/^\/api\/(proposals|bounties)$/, (kind) => [kind]],
  [/^\/api\/(submissions|people)\//, () => ['bounties']],
  [/^\/api\/oembed$/, () => ['proposals']],
  [/^\/api\/(analytics|swap)\//, () => ['index']],
  [/^\/api\/log/, () => ['votes']],
]

/** Names the content that an answer tells of, by the path that it was asked at. */
export function keysOfPath(path: string): readonly string[] {
  for (const [pattern, keys] of kinds) {
    const found = pattern.exec(path)
    if (found) return [everything, ...keys(found[1] ?? '')]
  }
  return [everything]
}

/** Names the content that is another one, by what is told of it. */
export function keysOfEvent({ topic, data }: ClubEvent): readonly string[] {
  const { id, club, proposal, bounty, thread } = JSON.parse(data) as Record<
    string,
    string | undefined
  >
  if (topic === 'index' || topic === 'content') return [topic]
  if (topic === 'clubs') return ['clubs', `club-${id}`]
  if (topic === 'proposals' || topic === 'bounties') {
    const kind = topic === 'proposals' ? 'proposal' : 'bounty'
    return [`${kind}-${id}`, topic, `club-${club}`]
  }
  if (topic === 'votes') return [`proposal-${proposal}`, 'proposals', 'votes']
  if (topic !== 'comments') return []
  const below = proposal ? `proposal-${proposal}` : `bounty-${bounty}`
  return [below, `thread-${thread}`]
}
