import { send } from '@koa/send'
import { auditPolicy } from '../http/secure.ts'
import type { ClubContext, ClubMiddleware } from '../http/types.ts'

/**
 * Names with a hash of their content never change: kept for a year. Of eight
 * letters exactly, as the build makes them: "or more" takes time by the square.
 */
const hashed = /-[A-Za-z0-9_-]{8}\.[a-z0-9.]+$/

/** It compiles WebAssembly, and does nothing else that a page may. */
const auditWorker = /\/assets\/audit\.worker-[A-Za-z0-9_-]{8}\.js$/

/** Serves the build's files, compressed ahead where the build did so. */
export function serveAssets(folder: string): ClubMiddleware {
  async function serve(ctx: ClubContext, next: () => Promise<unknown>) {
    const cacheControl = hashed.test(ctx.path)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache'
    try {
      await send(ctx, ctx.path, {
        root: folder,
        setHeaders: (response) => {
          response.setHeader('Cache-Control', cacheControl)
          response.setHeader('Vary', 'Accept-Encoding')
          if (auditWorker.test(ctx.path))
            response.setHeader('Content-Security-Policy', auditPolicy)
        },
      })
    } catch (error) {
      if (!isMissing(error)) throw error
      ctx.remove('Content-Encoding')
      return next()
    }
    if (ctx.body === undefined || ctx.body === null) return next()
  }
  return (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    return isRead && isFile(ctx.path) ? serve(ctx, next) : next()
  }
}

/** Judged as it will be looked up: `/index.htm%6c` is no way to the bare page. */
function isFile(path: string): boolean {
  if (!path.includes('.') && !path.includes('%')) return false
  const name = decoded(path)
  return name.includes('.') && !/\.(html|br|gz|map)$/.test(name)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404
