import type { History } from '../history.ts'
import { concentration, distribution, summary } from './collection.ts'
import { fees } from './fees.ts'
import { governance } from './governance.ts'
import { holders, token, wallet } from './people.ts'
import { moments, retention, timeseries } from './time.ts'
import type { AnswerOf, AskedBy, MomentName } from './types.ts'

/** How each call of the area is answered out of a history. */
export const answers: {
  [Name in MomentName]: (
    history: History,
    ask: AskedBy<Name>,
  ) => Promise<AnswerOf<Name>>
} = {
  analyticsSummary: summary,
  analyticsMoments: moments,
  analyticsDistribution: distribution,
  analyticsConcentration: concentration,
  analyticsHolders: holders,
  analyticsTimeseries: timeseries,
  analyticsRetention: retention,
  analyticsToken: token,
  analyticsWallet: wallet,
  analyticsGovernance: governance,
  analyticsFees: fees,
}
