/**
 * Paths of the app (section 2 of the specification). The server answers 404
 * with the page for any other; `:name` stands for one non-empty segment.
 */
export const appRoutes = [
  '/',
  '/my-proposals',
  '/spaces',
  '/clubs',
  '/spaces/:spaceId',
  '/clubs/:clubId',
  '/about',
  '/team',
  '/analytics',
  '/nft-analysis',
  '/x-shill-generator',
  '/swap',
  '/admin',
  '/test/logs',
  '/test-schema',
  '/test-degen-api',
  '/ebisu-api-test',
] as const

/** `/clubs/:clubId` as an expression; a slash at the end is forgiven. */
export const patternOf = (route: string) =>
  new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}/?$`)

/** The one club so far: the whole collection. */
export const mainClubId = 'main'
