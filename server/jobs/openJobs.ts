import { votesLedger } from '@narwhal-club/core/voting'
import type { BountyPorts } from '../api/bounties/bounties.ports.ts'
import { tellBounties } from '../api/bounties/news.ts'
import { bountiesJob } from '../api/bounties/settleBounties.ts'
import { tellFollowers } from '../api/inbox/tellFollowers.ts'
import { createLogDays } from '../api/votes/logDays.repository.ts'
import { sealDays } from '../api/votes/sealDays.ts'
import type { AppContext } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { checkLedgers } from '../ledger/checkLedgers.ts'
import { createLedger } from '../ledger/ledger.ts'
import { dueChannel } from './due.repository.ts'
import { createDueJob } from './due.ts'
import { leaderLock } from './leaderLock.ts'
import { type Jobs, startJobs } from './startJobs.ts'
import { sweeps } from './sweeps.ts'

type Parts = Pick<
  AppContext,
  | 'analytics'
  | 'clock'
  | 'db'
  | 'dueRows'
  | 'events'
  | 'fees'
  | 'inbox'
  | 'index'
  | 'limits'
  | 'log'
  | 'namedWrites'
  | 'nonces'
  | 'purges'
  | 'sealer'
  | 'sessionRows'
  | 'streams'
  | 'swaps'
>

/** Starts everything that the server does without being asked. */
export function openJobs(app: Parts & { bounties: BountyPorts<Transaction> }) {
  const { db, dueRows, clock, log } = app
  const ledger = createLedger(db.background)
  const due = createDueJob({
    rows: dueRows,
    works: [
      checkLedgers(ledger, log),
      tellFollowers({ ...app, db: db.background }),
      tellBounties(app.bounties),
    ],
    clock,
    log,
  })
  const jobs: Jobs = startJobs({
    jobs: [
      ...app.index.jobs,
      ...db.upkeep,
      ...sweeps(app),
      ...app.analytics.jobs,
      sealDays({
        ...app,
        days: createLogDays(db.background),
        log: { head: () => ledger.head(votesLedger) },
      }),
      app.fees.job,
      ...app.swaps.jobs,
      bountiesJob(app.bounties),
      app.events.job,
      app.streams.job,
      ...app.purges.jobs(() => jobs.leads()),
      due.job,
    ],
    lead: () => db.tryLead(leaderLock),
    log,
  })
  app.purges.wakeBy(() => jobs.wake('purge'))
  // What arrived is settled as soon as it is in the index.
  const settlers = [app.fees.job, app.swaps.settling]
  const wakeSettlers = () => {
    for (const { name } of settlers) jobs.wake(name)
  }
  app.events.listen({ topics: ['index'], tell: wakeSettlers })
  db.listen(dueChannel, () => jobs.wake(due.job.name))
  return jobs
}
