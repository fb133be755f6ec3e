import { readBody } from './readBody.ts'
import type { ClubMiddleware } from './types.ts'

/** Bodies of sign-in and administration are small (in bytes). */
const small = 16_384
/** Proposals and the like. */
const large = 131_072

const smallPaths = /^\/api\/(auth|admin)\//

/**
 * Reads the body of a request. Apart from `guard`, which judges it, so that a
 * limit can stand between: what cannot be read is refused uncounted, and what
 * can be read counts whether it makes sense or not.
 */
export const takeBody: ClubMiddleware = async (ctx, next) => {
  const limit = smallPaths.test(ctx.path) ? small : large
  ctx.state.body = await readBody(ctx.req, limit)
  await next()
}
