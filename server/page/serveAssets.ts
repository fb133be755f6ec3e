import { send } from '@koa/send'
import type { ClubMiddleware } from '../http/types.ts'

/** Names with a hash of their content never change: kept for a year. */
const hashed = /-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+$/

/** Serves the build's files, compressed ahead where the build did so. */
export function serveAssets(folder: string): ClubMiddleware {
  return async (ctx, next) => {
    const isFile =
      ctx.path.includes('.') && !/\.(html|br|gz|map)$/.test(ctx.path)
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !isFile)
      return next()
    const cacheControl = hashed.test(ctx.path)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache'
    try {
      await send(ctx, ctx.path, {
        root: folder,
        setHeaders: (response) => {
          response.setHeader('Cache-Control', cacheControl)
          response.setHeader('Vary', 'Accept-Encoding')
        },
      })
    } catch (error) {
      if (!isMissing(error)) throw error
      ctx.remove('Content-Encoding')
      return next()
    }
    if (ctx.body === undefined || ctx.body === null) return next()
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404
