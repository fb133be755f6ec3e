import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { send } from '@koa/send'
import { embeddedIds } from '@narwhal-club/core/contract'
import { presentConfig } from '../api/club/presentConfig.ts'
import type { AppContext } from '../context.ts'
import { verifierPolicy } from '../http/secure.ts'
import type { ClubContext, ClubMiddleware } from '../http/types.ts'
import { createKeep } from '../keep/keep.ts'
import { dataBlock } from './composePage.ts'

const root = '/verify'
/** To be kept: the same verifier without this server. */
const downloads = new Set([
  `${root}/narwhal-verify.html`,
  `${root}/narwhal-verify.mjs`,
])
/** Milliseconds for which the disk is not looked at again. */
const looks = 1_000

/**
 * Serves the verifier of votes: `/verify`, a document of its own that knows
 * nobody and may ask any node, and two files with all in them to be kept.
 */
export function serveVerifier(app: AppContext, folder: string): ClubMiddleware {
  const config = dataBlock(embeddedIds.config, presentConfig(app.env))
  const policy = verifierPolicy(app.env.CLUB_CHAIN === 'local')
  const documents = createKeep<string | null>({ ttl: looks })
  const file = join(folder, 'verify/index.html')

  const read = () =>
    readFile(file, 'utf8').then(
      (html) => html.replace('<!--club-->', () => config),
      () => null,
    )

  async function sendDocument(ctx: ClubContext): Promise<boolean> {
    const html = await documents.fetch('document', read)
    if (html === null) return false
    ctx.set('Content-Security-Policy', policy)
    // No node needs to know where it was asked from.
    ctx.set('Referrer-Policy', 'no-referrer')
    // Nor has a page that opened it a hold on it: here no wallet's window answers.
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin')
    ctx.set('Cache-Control', 'no-cache')
    ctx.type = 'html'
    ctx.body = html
    return true
  }

  async function sendFile(ctx: ClubContext): Promise<boolean> {
    ctx.attachment(ctx.path.slice(root.length + 1))
    ctx.set('Cache-Control', 'no-cache')
    ctx.vary('Accept-Encoding')
    try {
      return Boolean(await send(ctx, ctx.path, { root: folder }))
    } catch (error) {
      if ((error as { status?: unknown }).status !== 404) throw error
      ctx.remove('Content-Disposition')
      ctx.remove('Content-Encoding')
      return false
    }
  }

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const isSent =
      isRead &&
      ((ctx.path === root && (await sendDocument(ctx))) ||
        (downloads.has(ctx.path) && (await sendFile(ctx))))
    if (!isSent) return next()
  }
}
