import { api } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { presentConfig } from './presentConfig.ts'

export const configRoutes = (app: AppContext) => ({
  config: route(api.config, [], () => presentConfig(app.env)),
})
