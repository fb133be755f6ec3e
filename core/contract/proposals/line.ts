/**
 * Proposals of all clubs; the session is looked up for what is about who asks.
 * In a file of its own: the first page asks for them, and ships no other line of
 * the area.
 */
export const proposalsLine = {
  method: 'GET',
  path: '/api/proposals',
  who: 'visitor',
  session: true,
} as const
