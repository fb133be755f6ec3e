import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Extras } from '@narwhal-club/server'
import { type FolderFile, fileIn } from './folder.ts'
import { type Missing, notBuilt } from './notBuilt.ts'

type Middleware = NonNullable<Extras['middleware']>[number]
type Context = Parameters<Middleware>[0]

export interface Served extends Missing {
  /** Where it is, with a slash at both ends. */
  under: string
  folder: string
  /**
   * It keeps things in a browser under the product's names: it goes by another
   * host than the address that is printed.
   */
  keepsApart: boolean
}

/**
 * It is a workbench of files: code and styles stand in the page, and mocks answer
 * for hosts that there are not. Nobody else frames it.
 */
const headers = {
  'Content-Security-Policy':
    "object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
}

/**
 * Serves builds as files beside the product. What has not been built is looked
 * for at each request: a build that ends later needs no new start.
 */
export const serveBuilds = (builds: readonly Served[]): Middleware[] =>
  builds.map((build) => (ctx, next) => {
    const { under } = build
    const isOurs = `${ctx.path}/` === under || ctx.path.startsWith(under)
    if (!isOurs || !['GET', 'HEAD'].includes(ctx.method)) return next()
    ctx.set(headers)
    answer(ctx, build)
  })

function answer(ctx: Context, build: Served) {
  const { under, folder } = build
  const place = addressOf(ctx, build)
  if (place) return ctx.redirect(place)
  if (!existsSync(join(folder, 'index.html'))) {
    ctx.status = 503
    ctx.type = 'html'
    ctx.body = notBuilt(build)
    return
  }
  const file = fileIn(folder, ctx.path.slice(under.length))
  if (file) return sendFile(ctx, file)
  ctx.status = 404
  ctx.type = 'text'
  ctx.body = `${build.what} has no such file.\n`
}

/**
 * Where a request has to go instead. Stories beside the product would clear what
 * its pages remember, and a story's cookie would be sent to the server. The product
 * is printed as `127.0.0.1`, so stories go by `localhost`: another host, which has
 * storages and cookies of its own. It keeps them apart from that address alone. Who
 * opens the product as `localhost:3000` shares both with the stories; a front end
 * at `localhost:5173` shares their cookies, as a cookie knows no port.
 */
function addressOf(ctx: Context, { under, keepsApart }: Served) {
  const host = keepsApart
    ? ctx.host.replace(/^127\.0\.0\.1(?=:|$)/, 'localhost')
    : ctx.host
  const path = ctx.path.startsWith(under) ? ctx.path : under
  if (host !== ctx.host) return `http://${host}${path}${ctx.search}`
  return path === ctx.path ? undefined : `${path}${ctx.search}`
}

function sendFile(ctx: Context, file: FolderFile) {
  ctx.set(
    'Cache-Control',
    file.isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  ctx.etag = `W/"${file.size.toString(36)}-${Math.round(file.writtenAt).toString(36)}"`
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = file.type
  ctx.length = file.size
  if (ctx.method === 'GET') ctx.body = createReadStream(file.path)
}
