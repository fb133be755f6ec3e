import type { AppContext } from '../context.ts'
import type { ClubMiddleware } from '../http/types.ts'
import { publicPaths } from './pageHeads.ts'

const hour = 'public, max-age=3600'

const writeRobots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const writeSitemap = (origin: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPaths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/**
 * Tells searches where they may look (RFC 9309, sitemaps.org 0.9). Pages that
 * are not to be found say so themselves: what may not be read cannot.
 */
export function serveCrawlers(app: AppContext): ClubMiddleware {
  return (ctx, next) => {
    const isRobots = ctx.path === '/robots.txt'
    if (!isRobots && ctx.path !== '/sitemap.xml') return next()
    const origin = app.origins[0] ?? ''
    ctx.type = isRobots ? 'text/plain' : 'application/xml'
    ctx.set('Cache-Control', hour)
    ctx.body = isRobots ? writeRobots(origin) : writeSitemap(origin)
  }
}
