import {
  analyticsApi,
  type CsvName,
  csvSourceOf,
  csvTwins,
} from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { type Route, route } from '../../http/route.ts'
import { sendCsv, sendTagged } from '../../http/sendTagged.ts'
import type { AskedBy, MomentName } from './answers/types.ts'
import { csvNameOf } from './csvName.ts'
import { asTable, csvTables, nextLink } from './csvTables.ts'

/** The area's calls, the same for everyone. */
export function analyticsRoutes({ analytics }: AppContext) {
  const answer = <Name extends MomentName>(name: Name): Route =>
    route(
      analyticsApi[name],
      [],
      // The endpoint's own schema read it: TypeScript loses it in the union.
      (_, asked) => analytics.ask(name, asked as AskedBy<Name>) as never,
      sendTagged,
    )
  return {
    analyticsSummary: answer('analyticsSummary'),
    analyticsMoments: answer('analyticsMoments'),
    analyticsDistribution: answer('analyticsDistribution'),
    analyticsConcentration: answer('analyticsConcentration'),
    analyticsHolders: answer('analyticsHolders'),
    analyticsTimeseries: answer('analyticsTimeseries'),
    analyticsRetention: answer('analyticsRetention'),
    analyticsToken: answer('analyticsToken'),
    analyticsWallet: answer('analyticsWallet'),
    analyticsFees: answer('analyticsFees'),
  }
}

/** The same as tables. */
export function analyticsTables({
  analytics,
}: AppContext): Record<CsvName, Route> {
  const table = (name: CsvName): Route => {
    const source = csvSourceOf(name)
    return route(
      analyticsApi[source],
      [],
      (_, asked) =>
        analytics.ask(
          source,
          asTable(name, asked) as AskedBy<typeof source>,
        ) as never,
      (ctx, answer) => {
        const { path, querystring: query } = ctx
        const link = nextLink(name, { path, query }, answer)
        if (link) ctx.set('Link', link)
        const rows = csvTables[name] as (answer: unknown) => never
        sendCsv(ctx, csvNameOf(name, answer.asOf), rows(answer))
      },
    )
  }
  return Object.fromEntries(
    csvTwins.map((name) => [name, table(name)]),
  ) as Record<CsvName, Route>
}
