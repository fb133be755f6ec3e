import { api } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { route } from '../../http/route.ts'

export const factsRoutes = (app: AppContext) => ({
  facts: route(api.facts, [], () => app.facts.current()),
})
