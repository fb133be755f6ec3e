import { createHash } from 'node:crypto'
import { brand } from '@narwhal-club/core/brand'
import { surface } from '@narwhal-club/core/contract'
import { describeApi } from '../api/openapi/openapi.ts'
import type { AppContext } from '../context.ts'
import { isKnownTo, revalidated, tagLength } from '../http/etag.ts'
import { readingPolicy } from '../http/secure.ts'
import type { ClubMiddleware, Gate } from '../http/types.ts'
import { docsStyleHash } from './docsStyle.ts'
import { areasOf, docsPath, writeArea, writeIndex } from './writeDocs.ts'

interface Written {
  html: string
  etag: string
}

/**
 * Serves the contract for people: `/api/docs`, and a page for each area. Drawn
 * from the OpenAPI document, once; no code runs in it, and it asks for nothing.
 */
export function serveDocs(
  { version }: Pick<AppContext, 'version'>,
  gates: readonly Gate[],
): ClubMiddleware {
  let pages: Map<string, Written> | undefined

  function written(): Map<string, Written> {
    if (pages) return pages
    const areas = areasOf(
      describeApi(surface, { title: brand.appName, version }),
    )
    const all = [
      [docsPath, writeIndex(areas)],
      ...[...areas].map(([area, calls]) => [
        `${docsPath}/${area}`,
        writeArea(area, calls),
      ]),
    ]
    pages = new Map(
      all.map(([path = '', html = '']) => {
        const digest = createHash('sha256').update(html).digest('base64url')
        return [path, { html, etag: `"${digest.slice(0, tagLength)}"` }]
      }),
    )
    return pages
  }

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !ctx.path.startsWith(docsPath)) return next()
    const found = written().get(ctx.path)
    if (!found) return next()
    for (const gate of gates) await gate(ctx)
    ctx.set('Content-Security-Policy', readingPolicy(docsStyleHash))
    ctx.set('Cache-Control', revalidated)
    ctx.set('ETag', found.etag)
    if (isKnownTo(ctx.get('If-None-Match'), found.etag)) {
      ctx.status = 304
      return
    }
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = found.html
  }
}
