import type { AppContext } from '../../context.ts'
import { RefusalError } from '../../errors.ts'
import { memberOf } from '../../http/authenticate.ts'
import type { Step } from '../../http/types.ts'

/** Tells whether an address is on the server's own list: asked at each request. */
export const isAdmin = (app: AppContext, address: string) =>
  app.env.ADMINS?.includes(address.toLowerCase() as `0x${string}`) ?? false

/** Lets administrators through. */
export const requireAdmin =
  (app: AppContext): Step =>
  (ctx) => {
    if (!isAdmin(app, memberOf(ctx.state).address))
      throw new RefusalError('not_admin')
  }
