import {
  appRoutes,
  lookCookie,
  mainClubId,
  parseLook,
  patternOf,
} from '@narwhal-club/core/contract'
import { presentConfig, publicRpcUrl } from '../api/club/presentConfig.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { authenticate } from '../http/authenticate.ts'
import { readCookie } from '../http/cookies.ts'
import { limitDrawing } from '../http/limitReads.ts'
import { createRefusalLog } from '../http/logRefusals.ts'
import type { PathRow } from '../http/paths.ts'
import type { Route } from '../http/route.ts'
import type { ClubContext, ClubMiddleware, Gate } from '../http/types.ts'
import { withDeadline } from '../keep/deadline.ts'
import { createAsk } from './askInProcess.ts'
import { type Build, createBuildReader, hashSource } from './build.ts'
import { composeFrame } from './composePage.ts'
import { createPages, type Drawn, lasts, patience } from './drawPages.ts'
import { type Page, toPage } from './page.ts'
import { type AppRoute, writeHead } from './pageHeads.ts'
import { createSend, forOne } from './sendPage.ts'

const patterns = appRoutes.map((route) => [route, patternOf(route)] as const)

const routeOf = (path: string) =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]

/** Names are made up easily; of clubs there is one. */
const isOneOfFew = (route: AppRoute, path: string) =>
  !route.includes(':') || path.split('/')[2] === mainClubId

const nowhere = { path: '/404', search: '' }
const lookWord = new RegExp(`(?:^|;\\s*)${lookCookie}=([a-z.]{1,40})(?:;|$)`)

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000)

/** Any cache may have what a visitor gets, and goes on with it for a while. */
const forAnyone = `public, max-age=0, s-maxage=${seconds(lasts.fresh)}, stale-while-revalidate=${seconds(lasts.stale)}`

/**
 * Serves the app's pages: on its own routes to any reader, on any other path to
 * one that asks for HTML, then as 404, which the app shows as such (R2.13).
 * Where a page cannot be drawn in time, its frame goes out.
 */
export function servePage(
  app: AppContext,
  folder: string,
  { calls, shed }: { calls: readonly PathRow<Route>[]; shed: Gate },
): ClubMiddleware {
  const node = new URL(publicRpcUrl(app.env)).origin
  const sendForNow = createSend(node, 'no-cache')
  const sendToOne = createSend(node, forOne)
  const sendToAnyone = createSend(node, forAnyone)
  const config = presentConfig(app.env)
  const scripts = app.extras.pageScripts ?? []
  const { drawPage, isKept } = createPages(
    app,
    config,
    scripts,
    createAsk(calls),
  )
  const logRefusal = createRefusalLog(app)
  const identify = authenticate(app)
  const limit = limitDrawing(app)
  const readBuild = createBuildReader(folder, (error) =>
    app.log.error({ event: 'no_drawing', err: error }, 'pages are not drawn'),
  )
  let last: Build | undefined
  const frames = new Map<AppRoute | undefined, Page>()

  /** Made once for each route of a build. */
  function frameOf(build: Build, route: AppRoute | undefined): Page {
    const known = frames.get(route)
    if (known) return known
    const head = writeHead(route, app.origins[0] ?? '')
    const html = composeFrame(build, { head, config, scripts })
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    const frame = toPage(
      html,
      styles.map(([, css = '']) => hashSource(css)),
    )
    frames.set(route, frame)
    return frame
  }

  /** Nobody can say who reads, they read too much, or all together do. */
  function notRead(
    ctx: ClubContext,
    route: AppRoute | undefined,
    error: unknown,
  ): null {
    if (error instanceof RefusalError) logRefusal(ctx, error, error)
    else
      app.log.warn(
        { event: 'page_reader_unknown', route, err: error },
        'nobody could say in time who reads a page',
      )
    return null
  }

  async function drawnFor(
    ctx: ClubContext,
    build: Build,
    route: AppRoute | undefined,
  ): Promise<Drawn | null> {
    // A browser takes `/About` for About, though it is none of ours (R2.13).
    if (!build.drawing || (!route && routeOf(ctx.path.toLowerCase())))
      return null
    const until = performance.now() + patience
    const left = () => Math.max(0, until - performance.now())
    const isCommon =
      !route || (ctx.search === '' && isOneOfFew(route, ctx.path))
    const [, look] = lookWord.exec(ctx.req.headers.cookie ?? '') ?? []
    // Of a path that is none there is one page, whatever it says.
    const { path, search } = route ? ctx : nowhere
    const asked = { route, path, search, isCommon, look: parseLook(look) }
    try {
      await shed(ctx)
      // Counted before the database is asked: a made-up session costs as much.
      const isCounted = !isCommon || readCookie(app, ctx, 'session')
      if (isCounted) await limit(ctx)
      const asking = identify(ctx)
      if (asking) await withDeadline(left(), () => asking)
      // Who has a page drawn answers for it; one that is kept costs nothing.
      if (!isCounted && !isKept(build, asked)) await limit(ctx)
    } catch (error) {
      return notRead(ctx, route, error)
    }
    const { session, source } = ctx.state
    return await drawPage(build, { ...asked, session, source }, left())
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const route = routeOf(ctx.path)
    const wantsPage =
      ctx.get('Accept').includes('text/html') || (route && ctx.accepts('html'))
    if (!wantsPage) return next()
    const build = await readBuild()
    if (!build) return next()
    if (build !== last) {
      frames.clear()
      last = build
    }
    const drawn = await drawnFor(ctx, build, route)
    const status = route ? 200 : 404
    if (!drawn) return sendForNow(ctx, frameOf(build, route), status)
    if (ctx.state.session) return sendToOne(ctx, drawn.page, status)
    // Its gaps are of the moment: no cache goes on with them.
    if (!drawn.isWhole) return sendForNow(ctx, drawn.page, status)
    // A cache counts from when it was drawn, not from when it got it.
    return sendToAnyone(ctx, drawn.page, status, performance.now() - drawn.at)
  }
}
