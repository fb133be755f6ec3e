import { readBody } from './readBody.ts'
import type { ClubContext } from './types.ts'

/** Bodies of sign-in and administration are small (in bytes). */
const small = 16_384
/** Proposals and the like. */
const large = 131_072

const smallPaths = /^\/api\/(auth|admin)\//

/** Reads the body of a request, as far as its path allows. */
export const takeBody = (ctx: ClubContext) =>
  readBody(ctx.req, smallPaths.test(ctx.path) ? small : large)
