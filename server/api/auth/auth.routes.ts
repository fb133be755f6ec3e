import { authApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { memberOf } from '../../http/authenticate.ts'
import { originOf } from '../../http/checkOrigin.ts'
import { readCookie, writeCookie } from '../../http/cookies.ts'
import { mount } from '../../http/mount.ts'
import { countHit } from '../../http/rateLimit.ts'
import type { ClubContext } from '../../http/types.ts'
import { createVerifySignature } from '../../signatures/verifySignature.ts'
import { giveNonce, signOut, signOutEverywhere } from './auth.commands.ts'
import type { SignInPorts, Visit } from './auth.ports.ts'
import type { SpentNonce } from './nonces.repository.ts'
import { signIn } from './signIn.ts'
import { secrets } from './tokens.ts'

export function authRoutes(app: AppContext) {
  const ports: SignInPorts<SpentNonce> = {
    clock: app.clock,
    secrets,
    nonces: app.nonces,
    sessions: app.sessions,
    verify: createVerifySignature(app.recover, app.askContract),
    countSignIn: (address) => countHit(app, 'verify', address),
  }

  return mount(app, authApi, {
    nonce: (ctx) => giveNonce(ports, visitOf(app, ctx)),

    async verify(ctx, { body }) {
      const { message } = body
      const signature = body.signature as `0x${string}`
      const attempt = { message, signature, origin: originOf(app, ctx) }
      return app.holdings.userAt(
        await signIn(ports, visitOf(app, ctx), attempt),
      )
    },

    me: ({ state }) => app.holdings.userAt(memberOf(state).address),

    logout: (ctx) => signOut(ports, visitOf(app, ctx), ctx.state.session),

    logoutEverywhere: (ctx) =>
      signOutEverywhere(ports, visitOf(app, ctx), memberOf(ctx.state)),
  })
}

/** A request as sign-in sees it. */
export const visitOf = (app: AppContext, ctx: ClubContext): Visit => ({
  ...askerOf(ctx),
  readCookie: (name) => readCookie(app, ctx, name),
  writeCookie: (name, value, lifetime) =>
    writeCookie(app, ctx, name, value, lifetime),
  note(event, wallet) {
    const { requestId, source } = ctx.state
    app.log.info({ event, requestId, source, wallet }, event)
  },
})
