import Router from '@koa/router'
import { api } from '@narwhal-club/core/contract'
import type { AppContext } from '../context.ts'
import { guard } from '../http/guard.ts'
import type { RequestState } from '../http/types.ts'

export function factsRoutes(app: AppContext): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true }).get(
    api.facts.path,
    guard(api.facts),
    async (ctx) => {
      ctx.body = await app.facts.current()
    },
  )
}
