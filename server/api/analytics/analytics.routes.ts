import { analyticsApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import type { Handle } from '../../http/route.ts'
import { analyticsTwins } from './analyticsTwins.ts'
import type { MomentName } from './answers/types.ts'

/** The area's calls and their tables. */
export function analyticsRoutes(app: AppContext) {
  const of =
    <Name extends MomentName>(
      name: Name,
    ): Handle<(typeof analyticsApi)[Name]> =>
    (_, asked) =>
      app.analytics.ask(name, asked)
  return mount(
    app,
    analyticsApi,
    {
      analyticsSummary: of('analyticsSummary'),
      analyticsMoments: of('analyticsMoments'),
      analyticsDistribution: of('analyticsDistribution'),
      analyticsConcentration: of('analyticsConcentration'),
      analyticsHolders: of('analyticsHolders'),
      analyticsTimeseries: of('analyticsTimeseries'),
      analyticsRetention: of('analyticsRetention'),
      analyticsToken: of('analyticsToken'),
      analyticsWallet: of('analyticsWallet'),
      analyticsFees: of('analyticsFees'),
    },
    analyticsTwins,
  )
}
