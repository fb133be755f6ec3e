import Router from '@koa/router'
import { api } from '@narwhal-club/core/contract'
import type { AppContext } from '../context.ts'
import { guard } from '../http/guard.ts'
import type { RequestState } from '../http/types.ts'
import { presentConfig } from './presentConfig.ts'

export function configRoutes(app: AppContext): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true }).get(
    api.config.path,
    guard(api.config),
    (ctx) => {
      ctx.body = presentConfig(app.env)
    },
  )
}
