import { createHash } from 'node:crypto'
import type { ProposalDetail } from '@narwhal-club/core/contract'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { isKnownTo, tagLength } from '../http/etag.ts'
import { limitReads } from '../http/limitReads.ts'
import { embedPolicy } from '../http/secure.ts'
import type { ClubContext, ClubMiddleware } from '../http/types.ts'
import { withDeadline } from '../keep/deadline.ts'
import type { Ask } from '../page/askInProcess.ts'
import { embedStyleHash } from './embedStyle.ts'
import {
  type EmbedTheme,
  embedThemes,
  writeEmbed,
  writeMissing,
} from './writeEmbed.ts'

const pattern = /^\/embed\/proposal\/([0-9a-f-]{36})$/
/** Milliseconds. */
const patience = 3_000
/** Many readers of one site are one question to us. */
const fresh = 'public, max-age=15, stale-while-revalidate=60'
/** As much as a proposal by itself. */
const weight = 5

const themeOf = (query: string): EmbedTheme => {
  const asked = new URLSearchParams(query).get('theme')
  return embedThemes.find((theme) => theme === asked) ?? 'auto'
}

/**
 * Serves cards of proposals that other sites may frame: `/embed/proposal/{id}`,
 * `?theme=dark` or `light`. The one document of ours that may be framed: it
 * knows no session, runs no code and takes no input, so there is nothing in it
 * that a page around it could trick a reader into.
 */
export function serveEmbed(app: AppContext, ask: Ask): ClubMiddleware {
  const limit = limitReads(app, () => weight)
  const own = [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    fresh,
    'Content-Security-Policy',
    embedPolicy(embedStyleHash),
    'Cross-Origin-Resource-Policy',
    'cross-origin',
  ]

  async function find(id: string, source: string) {
    try {
      const answer = await withDeadline(patience, (gone) =>
        ask(`/api/proposals/${id}`, { session: null, source }, gone),
      )
      return answer as ProposalDetail
    } catch (error) {
      if (error instanceof RefusalError && error.code === 'proposal_not_found')
        return null
      throw error
    }
  }

  function send(ctx: ClubContext, status: 200 | 404, text: string) {
    const { req, res, state } = ctx
    const digest = createHash('sha256').update(text).digest('base64url')
    const etag = `"${digest.slice(0, tagLength)}"`
    const head = withoutFrameRule(state.head([...own, 'ETag', etag]))
    ctx.respond = false
    if (status === 200 && isKnownTo(req.headers['if-none-match'] ?? '', etag))
      res.writeHead(304, head).end()
    else res.writeHead(status, head).end(ctx.method === 'HEAD' ? '' : text)
  }

  async function serve(ctx: ClubContext, id: string) {
    await limit(ctx)
    const theme = themeOf(ctx.querystring)
    const proposal = await find(id, ctx.state.source)
    const origin = app.origins[0] ?? ''
    if (proposal) send(ctx, 200, writeEmbed(proposal, { origin, theme }))
    else send(ctx, 404, writeMissing(theme))
  }

  return (ctx, next) => {
    const [, id] = pattern.exec(ctx.path) ?? []
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    return isRead && id ? serve(ctx, id) : next()
  }
}

/** That older rule knows no way to say "anyone". */
const withoutFrameRule = (head: string[]) =>
  head.filter((_, at) => head[at - (at % 2)] !== 'X-Frame-Options')
