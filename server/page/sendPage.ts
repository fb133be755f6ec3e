import { isKnownTo } from '../http/etag.ts'
import type { Head } from '../http/head.ts'
import { pagePolicy } from '../http/secure.ts'
import type { ClubContext } from '../http/types.ts'
import type { Encoding, Page } from './page.ts'

/** What no cache keeps, and no tag names. */
export const forOne = 'private, no-store'

/** The smallest first: of equals a library takes what browsers name first. */
const packed = ['br', 'gzip'] as const

const encodingFor = (ctx: ClubContext): Encoding =>
  packed.find((each) => ctx.acceptsEncodings(each)) ?? 'identity'

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

  function describe(page: Page, encoding: Encoding, length: number): Said {
    const isTagged = cacheControl !== forOne
    const etag = isTagged ? `"${page.digest}-${encoding}"` : undefined
    return {
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
      ],
      body: [
        'Content-Type',
        'text/html; charset=utf-8',
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(length),
      ],
    }
  }

  /**
   * Sends a page in one piece, as `sendJson` does its answers.
   *
   * @param age milliseconds since it was drawn, where a cache may have it.
   */
  return async (
    ctx: ClubContext,
    page: Page,
    status: 200 | 404,
    age?: number,
  ): Promise<void> => {
    const { res, state } = ctx
    const encoding = encodingFor(ctx)
    const body = page.bodies[encoding] ?? (await page.bodyIn(encoding))
    const said = known.get(body) ?? describe(page, encoding, body.length)
    known.set(body, said)
    const { etag } = said
    const aged =
      age === undefined ? [] : ['Age', String(Math.floor(age / 1_000))]
    const isKnown =
      etag && status === 200 && isKnownTo(ctx.get('If-None-Match'), etag)
    ctx.respond = false
    if (isKnown) res.writeHead(304, [...state.head(said.page), ...aged]).end()
    else
      res
        .writeHead(status, [...state.head(said.page), ...aged, ...said.body])
        .end(ctx.method === 'HEAD' ? undefined : body)
  }
}
