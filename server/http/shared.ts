import type { Line } from '@narwhal-club/core/contract'

/**
 * Seconds for which any cache has an answer to who brings no session, and goes on
 * with it while it asks for the next one: what a lost purge costs at most.
 */
const lasts = { fresh: 5, stale: 10 }

/** Browsers ask us each time, and hear in a few bytes that nothing is new. */
export const forAnyone = `public, max-age=0, s-maxage=${lasts.fresh}, stale-while-revalidate=${lasts.stale}`

/**
 * What is signed as of now, costs its asker's share, is told by its address alone,
 * or is sent in parts that say themselves what may be kept.
 */
const notShared = new Set<string>([
  '/api/log/head',
  '/api/shill/facts',
  '/api/market/wallets/:address',
  '/api/drafts/:draft',
  '/api/proposals/:proposal/bundle.json',
])

/** Tells whether all who bring no session are answered the same. */
export const isShared = ({ method, path, who, noCache }: Line): boolean =>
  method === 'GET' && who === 'visitor' && !noCache && !notShared.has(path)
