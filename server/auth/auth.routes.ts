import Router from '@koa/router'
import { api } from '@narwhal-club/core/contract'
import type { AppContext } from '../context.ts'
import { authenticate, memberOf } from '../http/authenticate.ts'
import { originOf } from '../http/checkOrigin.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { bodyOf, guard } from '../http/guard.ts'
import { countHit, rateLimit } from '../http/rateLimit.ts'
import { takeBody } from '../http/takeBody.ts'
import type { RequestState } from '../http/types.ts'
import { lifetimes } from './lifetimes.ts'
import { proveSigner } from './signIn.ts'
import { createNonce, createToken, hashToken, isToken } from './tokens.ts'

export function authRoutes(app: AppContext): Router<RequestState> {
  const router = new Router<RequestState>({ sensitive: true, strict: true })

  router.post(
    api.nonce.path,
    takeBody,
    rateLimit(app, 'nonce'),
    guard(api.nonce),
    async (ctx) => {
      const known = readCookie(app, ctx, 'pre')
      const browser = known && isToken(known) ? known : createToken()
      const nonce = createNonce()
      const now = app.clock.now()
      const row = {
        nonceHash: hashToken(nonce),
        browserHash: hashToken(browser),
        sourceHash: ctx.state.source,
        expiresAt: new Date(now + lifetimes.nonce),
      }
      await app.nonces.insert(row, new Date(now))
      writeCookie(app, ctx, 'pre', browser, lifetimes.browser)
      ctx.body = { nonce }
    },
  )

  router.post(
    api.verify.path,
    takeBody,
    rateLimit(app, 'verify'),
    guard(api.verify),
    async (ctx) => {
      const { message, signature } = bodyOf(api.verify, ctx.state)
      const address = await proveSigner(app, {
        message,
        signature: signature as `0x${string}`,
        origin: originOf(app, ctx),
        browser: readCookie(app, ctx, 'pre'),
      })
      // By wallet only once it is proven: or anyone could use up another's.
      await countHit(app, 'verify', address)
      const token = createToken()
      await app.sessions.open(token, address, readCookie(app, ctx, 'session'))
      writeCookie(app, ctx, 'session', token, lifetimes.absolute)
      logAct(app, ctx.state, 'signed_in', address)
      ctx.body = await app.holdings.userAt(address)
    },
  )

  router.get(api.me.path, guard(api.me), authenticate(app), async (ctx) => {
    const { address } = memberOf(ctx.state)
    ctx.body = await app.holdings.userAt(address)
  })

  router.post(
    api.logout.path,
    takeBody,
    authenticate(app),
    rateLimit(app, 'write'),
    guard(api.logout),
    async (ctx) => {
      const { session } = ctx.state
      if (session) {
        await app.sessions.end(session.tokenHash)
        logAct(app, ctx.state, 'signed_out', session.address)
      }
      writeCookie(app, ctx, 'session', '', 0)
      ctx.body = { ok: true }
    },
  )

  router.post(
    api.logoutEverywhere.path,
    takeBody,
    authenticate(app),
    rateLimit(app, 'write'),
    guard(api.logoutEverywhere),
    async (ctx) => {
      const { address } = memberOf(ctx.state)
      await app.sessions.endAll(address)
      writeCookie(app, ctx, 'session', '', 0)
      logAct(app, ctx.state, 'signed_out_everywhere', address)
      ctx.body = { ok: true }
    },
  )

  return router
}

function logAct(
  app: AppContext,
  { requestId, source }: RequestState,
  event: string,
  wallet: string,
) {
  app.log.info({ event, requestId, source, wallet }, event)
}
