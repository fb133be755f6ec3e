import type { MockWorld } from '../world.types.ts'

/** What a request says of the browser that it comes from. */
export interface Visitor {
  origin(request: Request): string | null
  /** The text of the `Cookie` header. */
  cookies(request: Request): string
  /** Gives the browser a cookie, in an answer with these headers. */
  give(headers: Headers, cookie: Cookie): void
}

export interface Cookie {
  name: string
  value: string
  /** Milliseconds; 0 takes it away. */
  lifetime: number
}

/** Believes the headers: for Node, where nothing hides them. */
export const headerVisitor: Visitor = {
  origin: (request) => request.headers.get('origin'),
  cookies: (request) => request.headers.get('cookie') ?? '',
  give: (headers, { name, value, lifetime }) =>
    headers.append(
      'Set-Cookie',
      [
        `${name}=${value}`,
        'Path=/',
        'HttpOnly',
        'SameSite=Lax',
        `Max-Age=${Math.floor(lifetime / 1_000)}`,
      ].join('; '),
    ),
}

/**
 * The one browser that the page runs in. A service worker sees neither `Cookie`
 * nor `Origin` and cannot set cookies, so a jar in the world stands in for the
 * browser's own: no script of the page can read it there either.
 */
export function pageVisitor(world: MockWorld, origin: string): Visitor {
  return {
    origin: () => origin,
    cookies: () =>
      Object.entries(world.state.jar)
        .filter(([, { until }]) => until > world.clock.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    give: (_, { name, value, lifetime }) => {
      if (lifetime === 0) delete world.state.jar[name]
      else
        world.state.jar[name] = { value, until: world.clock.now() + lifetime }
    },
  }
}
