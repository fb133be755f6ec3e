import { appRoutes } from '@narwhal-club/core/contract'
import { presentConfig, publicRpcUrl } from '../api/club/presentConfig.ts'
import type { AppContext } from '../context.ts'
import { pagePolicy } from '../http/secure.ts'
import type { ClubMiddleware } from '../http/types.ts'
import { createPageRenderer } from './renderPage.ts'

/** `/clubs/:clubId` as an expression; a slash at the end is forgiven. */
const patterns = appRoutes.map(
  (route) =>
    [route, new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}/?$`)] as const,
)

const routeOf = (path: string) =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]

/**
 * Serves the app's page: on its own routes to any reader, on any other path to
 * one that asks for HTML, then as 404, which the app shows as such (R2.13).
 */
export function servePage(app: AppContext, folder: string): ClubMiddleware {
  const connectTo = [new URL(publicRpcUrl(app.env)).origin]
  const render = createPageRenderer(
    folder,
    presentConfig(app.env),
    app.extras.pageScripts ?? [],
    () => app.origins[0] ?? '',
  )
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const route = routeOf(ctx.path)
    const wantsPage = route
      ? ctx.accepts('html')
      : ctx.get('Accept').includes('text/html')
    if (!wantsPage) return next()
    const page = await render(route)
    if (!page) return next()
    const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity')
    const chosen =
      encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
    ctx.status = route ? 200 : 404
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.vary('Accept-Encoding')
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    ctx.set('Content-Security-Policy', pagePolicy(connectTo, page.styleHashes))
    if (chosen !== 'identity') ctx.set('Content-Encoding', chosen)
    ctx.body = page.bodies[chosen]
  }
}
