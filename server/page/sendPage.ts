import { isKnownTo } from '../http/etag.ts'
import type { Head } from '../http/head.ts'
import { pagePolicy } from '../http/secure.ts'
import type { ClubContext } from '../http/types.ts'
import type { Encoding, Page } from './page.ts'

/** What no cache keeps, and no tag names. */
export const forOne = 'private, no-store'

/** How a page goes out. */
interface Sending {
  status: 200 | 404
  encoding: Encoding
  /** When it was drawn, on the clock of `performance.now`, where a cache may have it. */
  at?: number
}

const sent = Promise.resolve()

interface Said {
  etag: string | undefined
  /** Of the page, sent or not. */
  page: Head
  /** Of the body besides. */
  body: Head
}

/**
 * @param connectTo where pages ask, besides their own server
 * @param cacheControl what every page that is sent this way says to caches
 */
export function createSend(connectTo: string, cacheControl: string) {
  /** What is said with a body: made once, and gone with it. */
  const known = new WeakMap<Buffer, Said>()

  function describe(page: Page, encoding: Encoding, body: Buffer): Said {
    const before = known.get(body)
    if (before) return before
    const isTagged = cacheControl !== forOne
    const etag = isTagged ? `"${page.digest}-${encoding}"` : undefined
    const said: Said = {
      etag,
      page: [
        'Cache-Control',
        cacheControl,
        'Vary',
        'Accept, Accept-Encoding, Cookie',
        'Cross-Origin-Opener-Policy',
        'same-origin-allow-popups',
        'Content-Security-Policy',
        pagePolicy([connectTo], page.styles),
        ...(etag ? ['ETag', etag] : []),
        ...(isTagged && page.keys.length > 0
          ? ['Surrogate-Key', page.keys.join(' ')]
          : []),
      ],
      body: [
        'Content-Type',
        'text/html; charset=utf-8',
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(body.length),
      ],
    }
    known.set(body, said)
    return said
  }

  function send(
    ctx: ClubContext,
    page: Page,
    { status, encoding, at }: Sending,
    body: Buffer,
  ): void {
    const { req, res, state } = ctx
    const said = describe(page, encoding, body)
    const { etag } = said
    const tags = req.headers['if-none-match']
    const isKnown = etag && tags && status === 200 && isKnownTo(tags, etag)
    ctx.respond = false
    const head = state.head(said.page)
    // A cache counts from when it was drawn, not from when it got it.
    if (at !== undefined)
      head.push('Age', String(Math.floor((performance.now() - at) / 1_000)))
    if (isKnown) {
      res.writeHead(304, head).end()
      return
    }
    head.push(...said.body)
    res.writeHead(status, head).end(ctx.method === 'HEAD' ? undefined : body)
  }

  /**
   * Sends a page in one piece, as `sendJson` does its answers; at once where it
   * is packed already.
   */
  return (ctx: ClubContext, page: Page, sending: Sending): Promise<void> => {
    const { encoding } = sending
    const body = page.bodies[encoding]
    if (!body)
      return page
        .bodyIn(encoding)
        .then((packed) => send(ctx, page, sending, packed))
    send(ctx, page, sending, body)
    return sent
  }
}
