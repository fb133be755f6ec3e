import type { Asked, feesApi } from '@narwhal-club/core/contract'
import type { Nodes } from '../../chain/nodes.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction, Transactor } from '../../db/database.ts'
import { driverError, isUnavailable } from '../../db/unavailable.ts'
import type { Env } from '../../env.ts'
import type { Job } from '../../jobs/job.ts'
import { withDeadline } from '../../keep/deadline.ts'
import type { Asker } from '../../keep/turns.ts'
import type { Logger } from '../../log.ts'
import { createFeeActs } from './feeActs.ts'
import type { Purposes } from './feePurpose.ts'
import type { FeePorts } from './fees.ports.ts'
import { createFeesRepository } from './fees.repository.ts'
import { termsOf } from './feeTerms.ts'
import { createReceipts } from './readReceipts.ts'
import { createSettler } from './settler.ts'

type Api = typeof feesApi
type Hex = `0x${string}`

/** Milliseconds between runs where no news of the index comes. */
const interval = 5_000
/** Milliseconds that a request waits for what follows from it. */
const patience = 3_000
/** How many the job looks at in one run. */
const most = { receipts: 20, publishing: 20 }

/**
 * Puts fees together: what members ask, and the job that settles what arrived
 * whether anyone looks or not.
 */
export function openFees(
  env: Pick<Env, 'TOKEN_CONTRACT' | 'ADMIN_WALLET'>,
  parts: {
    db: Database
    nodes: Pick<Nodes, 'ask'>
    clock: Clock
    log: Logger
    purposes: Purposes<Transaction>
    inform: FeePorts<Transaction>['inform']
  },
) {
  const { db, nodes, clock, log, purposes, inform } = parts
  const terms = termsOf(env)
  const receipts = createReceipts(nodes, terms)
  const portsOver = (on: Transactor): FeePorts<Transaction> => ({
    clock,
    terms,
    purposes,
    inform,
    fees: createFeesRepository(on),
    transact: on.transact,
    newId: () => crypto.randomUUID(),
  })
  const ports = portsOver(db)
  const background = portsOver(db.background)
  // What requests and the job settle is the same: one after the other.
  const note = (event: string, thrown: unknown) => {
    const err = driverError(thrown)
    if (isUnavailable(err)) log.warn({ event }, event)
    else log.error({ event, err }, event)
  }
  const settler = createSettler(background, note)

  const acts = createFeeActs(ports, {
    settle: (known) => withDeadline(patience, () => settler.settle(known)),
    note,
  })

  async function run() {
    const { fees } = background
    const unseen = await fees.unseen(most.receipts)
    await settler.settle(await receipts.read(unseen, { source: 'job' }))
    const due = await fees.unpublished(clock.now(), most.publishing)
    await settler.publishAll(due)
  }

  const job: Job = {
    name: 'fees',
    where: 'leader',
    every: interval,
    first: 0,
    timeout: 60_000,
    run,
  }

  return {
    job,
    ports,
    /** Settles what there is by now, and has published what is due. */
    run,
    /** Adds what fees are taken for, before the first is asked for. */
    offer: (more: Purposes<Transaction>) => Object.assign(purposes, more),
    ...acts,
    report: (payer: Hex, asked: Asked<Api['reportFee']>, asker: Asker) =>
      acts.report(payer, asked, (hash) => receipts.read([hash], asker)),
  }
}

export type Fees = ReturnType<typeof openFees>
