import { authApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { memberOf } from '../../http/authenticate.ts'
import { originOf } from '../../http/checkOrigin.ts'
import { readCookie, writeCookie } from '../../http/cookies.ts'
import { mount } from '../../http/mount.ts'
import { countHit } from '../../http/rateLimit.ts'
import type { RequestState } from '../../http/types.ts'
import { lifetimes } from './lifetimes.ts'
import { proveSigner } from './signIn.ts'
import { createNonce, createToken, hashToken, isToken } from './tokens.ts'

export const authRoutes = (app: AppContext) =>
  mount(app, authApi, {
    async nonce(ctx) {
      const cookie = readCookie(app, ctx, 'pre')
      const browser = cookie && isToken(cookie) ? cookie : createToken()
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
      return { nonce }
    },

    async verify(ctx, { body }) {
      const address = await proveSigner(app, {
        message: body.message,
        signature: body.signature as `0x${string}`,
        origin: originOf(app, ctx),
        browser: readCookie(app, ctx, 'pre'),
      })
      // By wallet only once it is proven: or anyone could use up another's.
      await countHit(app, 'verify', address)
      const token = createToken()
      await app.sessions.open(token, address, readCookie(app, ctx, 'session'))
      writeCookie(app, ctx, 'session', token, lifetimes.absolute)
      logAct(app, ctx.state, 'signed_in', address)
      return app.holdings.userAt(address)
    },

    me: ({ state }) => app.holdings.userAt(memberOf(state).address),

    async logout(ctx) {
      const { session } = ctx.state
      if (session) {
        await app.sessions.end(session.tokenHash)
        logAct(app, ctx.state, 'signed_out', session.address)
      }
      writeCookie(app, ctx, 'session', '', 0)
      return { ok: true }
    },

    async logoutEverywhere(ctx) {
      const { address } = memberOf(ctx.state)
      await app.sessions.endAll(address)
      writeCookie(app, ctx, 'session', '', 0)
      logAct(app, ctx.state, 'signed_out_everywhere', address)
      return { ok: true }
    },
  })

function logAct(
  app: AppContext,
  { requestId, source }: RequestState,
  event: string,
  wallet: string,
) {
  app.log.info({ event, requestId, source, wallet }, event)
}
