/** Where a page hears what is new: `GET /api/events?topics=a,b` (SSE). */
export const eventsPath = '/api/events'

/**
 * What one may listen to; at each is said only enough to know what to ask for
 * anew. `index`: the index has a new head, once a second at most. `proposals`:
 * one was published, changed, opened or closed. `bounties`: the same of a bounty, or of
 * its work. `comments`: some below a thing
 * changed. `inbox`: the member who listens is told something; others hear
 * nothing of it. `votes`: how a proposal stands now; here nothing is left to be
 * asked for. `clubs`: one was made or changed. `content`: a document that
 * administrators write, or templates of posts.
 */
export const eventTopics = [
  'index',
  'proposals',
  'bounties',
  'comments',
  'inbox',
  'votes',
  'clubs',
  'content',
] as const

export type EventTopic = (typeof eventTopics)[number]

/**
 * Said instead of what was missed, where that is not known any more: everything
 * that the topics are about is to be asked for anew.
 */
export const refetchEvent = 'refetch'
