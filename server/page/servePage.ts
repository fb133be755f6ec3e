import { lookCookie, parseLook } from '@narwhal-club/core/contract'
import { presentConfig, publicRpcUrl } from '../api/club/presentConfig.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { authenticate } from '../http/authenticate.ts'
import { readCookie } from '../http/cookies.ts'
import { limitDrawing } from '../http/limitReads.ts'
import { createRefusalLog } from '../http/logRefusals.ts'
import { isApi } from '../http/secure.ts'
import type { ClubContext, ClubMiddleware, Gate } from '../http/types.ts'
import { withDeadline } from '../keep/deadline.ts'
import type { Ask } from './askInProcess.ts'
import { type Build, createBuildReader, hashSource } from './build.ts'
import { composeFrame } from './composePage.ts'
import {
  type Asked,
  createPages,
  type Drawn,
  lasts,
  patience,
} from './drawPages.ts'
import { isForReader } from './isForReader.ts'
import { type Encoding, type Page, toPage } from './page.ts'
import { type AppRoute, writeHead } from './pageHeads.ts'
import { createPlans, type PagePlan } from './planPage.ts'
import { createSend, forOne } from './sendPage.ts'

const lookWord = new RegExp(`(?:^|;\\s*)${lookCookie}=([a-z.]{1,40})(?:;|$)`)

/** A route may name what is not there: that is known once its page is drawn. */
const statusOf = (route: AppRoute | undefined, drawn: Drawn | null) =>
  route && !drawn?.isMissing ? 200 : 404

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000)

/** Any cache may have what a visitor gets, and goes on with it for a while. */
const forAnyone = `public, max-age=0, s-maxage=${seconds(lasts.fresh)}, stale-while-revalidate=${seconds(lasts.stale)}`

/**
 * Serves the app's pages: on its own routes to any reader, on any other path to
 * one that asks for HTML, then as 404, which the app shows as such (R2.13).
 * Where a page cannot be drawn in time, its frame goes out.
 *
 * @returns two layers: `kept` before all others, for what costs nothing but to
 * be sent, and `all` behind them.
 */
export function servePage(
  app: AppContext,
  folder: string,
  { ask, shed }: { ask: Ask; shed: Gate },
): { kept: ClubMiddleware; all: ClubMiddleware } {
  const node = new URL(publicRpcUrl(app.env)).origin
  const sendForNow = createSend(node, 'no-cache')
  const sendToOne = createSend(node, forOne)
  const sendToAnyone = createSend(node, forAnyone)
  const config = presentConfig(app.env)
  const scripts = app.extras.pageScripts ?? []
  const { drawPage, keptPage } = createPages(app, config, scripts, ask)
  const logRefusal = createRefusalLog(app)
  const identify = authenticate(app)
  const limit = limitDrawing(app)
  const readBuild = createBuildReader(folder, (error) =>
    app.log.error({ event: 'no_drawing', err: error }, 'pages are not drawn'),
  )
  const planFor = createPlans()
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
    plan: PagePlan,
  ): Promise<Drawn | null> {
    if (!build.drawing || !plan.asked) return null
    const { route, isCommon } = plan.asked
    const until = performance.now() + patience
    const left = () => Math.max(0, until - performance.now())
    const [, look] = lookWord.exec(ctx.req.headers.cookie ?? '') ?? []
    const asked: Asked = { ...plan.asked, look: parseLook(look) }
    try {
      await shed(ctx)
      // Counted before the database is asked: a made-up session costs as much.
      const isCounted = !isCommon || readCookie(app, ctx, 'session')
      if (isCounted) await limit(ctx)
      const asking = identify(ctx)
      if (asking) await withDeadline(left(), () => asking)
      // Who has a page drawn answers for it; one that is kept costs nothing.
      if (!isCounted && !keptPage(build, asked)) await limit(ctx)
    } catch (error) {
      return notRead(ctx, route, error)
    }
    const { session, source } = ctx.state
    return await drawPage(build, { ...asked, session, source }, left())
  }

  async function sendPage(
    ctx: ClubContext,
    build: Build,
    plan: PagePlan,
    encoding: Encoding,
  ): Promise<void> {
    const drawn = await drawnFor(ctx, build, plan)
    // By now it is known who reads; where nobody could tell, it is nobody.
    const route = isForReader(app, plan.route, ctx.state)
      ? plan.route
      : undefined
    const status = statusOf(route, drawn)
    if (!drawn)
      return sendForNow(ctx, frameOf(build, route), { status, encoding })
    if (ctx.state.session)
      return sendToOne(ctx, drawn.page, { status, encoding })
    // Its gaps are of the moment: no cache goes on with them.
    if (!drawn.isWhole) return sendForNow(ctx, drawn.page, { status, encoding })
    return sendToAnyone(ctx, drawn.page, { status, encoding, at: drawn.at })
  }

  /**
   * What is kept, fresh and packed, to who brings no cookie: at once, and
   * nothing in it can fail.
   */
  const kept: ClubMiddleware = (ctx, next) => {
    const { method, headers } = ctx.req
    if (method !== 'GET' || headers.cookie !== undefined || isApi(ctx.path))
      return next()
    const build = readBuild()
    if (!build || build instanceof Promise) return next()
    const { route, encoding, asked } = planFor(ctx)
    // To send it costs no more than a refusal would, whoever asks, and how often.
    // Of a path that is none of the app's, the layers below may know more.
    const drawn = route && asked && keptPage(build, asked)
    if (!encoding || !drawn?.isWhole || !drawn.page.bodies[encoding])
      return next()
    const status = statusOf(route, drawn)
    return sendToAnyone(ctx, drawn.page, { status, encoding, at: drawn.at })
  }

  const all: ClubMiddleware = async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const plan = planFor(ctx)
    const { encoding } = plan
    if (!encoding) return next()
    const build = await readBuild()
    if (!build) return next()
    if (build !== last) {
      frames.clear()
      last = build
    }
    return sendPage(ctx, build, plan, encoding)
  }
  return { kept, all }
}
