import type { DestinationStream } from 'pino'
import { createFlags } from './api/administration/flags.ts'
import { createOverviewRepository } from './api/administration/overview.repository.ts'
import { createTally } from './api/administration/tally.ts'
import {
  type StartThread,
  startThread,
} from './api/analytics/desk/startThread.ts'
import { openAnalytics } from './api/analytics/openAnalytics.ts'
import { createHoldings } from './api/auth/holdings.ts'
import { lifetimes } from './api/auth/lifetimes.ts'
import { createNonceRepository } from './api/auth/nonces.repository.ts'
import { createSessionRepository } from './api/auth/sessions.repository.ts'
import { createSessions } from './api/auth/sessions.ts'
import { createBountyPurpose } from './api/bounties/bountyPurpose.ts'
import { openBounties } from './api/bounties/openBounties.ts'
import { putBounties, putBountyDrafts } from './api/bounties/putBounties.ts'
import { createFacts } from './api/club/facts.ts'
import { mainClubOf } from './api/clubs/mainClub.ts'
import { putClubs } from './api/clubs/putClubs.ts'
import { putComments } from './api/comments/putComments.ts'
import { openContent } from './api/content/openContent.ts'
import { createRecentLines } from './api/diagnostics/recentLines.ts'
import { putDrafts } from './api/drafts/putDrafts.ts'
import { openFees } from './api/fees/openFees.ts'
import { putIntents } from './api/fees/putIntents.ts'
import { createInboxRepository } from './api/inbox/inbox.repository.ts'
import { createInform } from './api/inbox/news.ts'
import { createWallets } from './api/market/wallets.ts'
import { createMintedRepository } from './api/nfts/minted.repository.ts'
import { createNftArt } from './api/nfts/nftArt.ts'
import { openProposals } from './api/proposals/openProposals.ts'
import { createProposalPurpose } from './api/proposals/proposalPurpose.ts'
import { putProposals } from './api/proposals/putProposals.ts'
import { openSwaps } from './api/swap/openSwaps.ts'
import { putSwaps } from './api/swap/putSwaps.ts'
import { castSeeds } from './api/votes/castSeeds.ts'
import { createSealer } from './api/votes/createSealer.ts'
import { putSealKey } from './api/votes/putSealKey.ts'
import { sealKeyOf } from './api/votes/sealKey.ts'
import { createApp } from './app.ts'
import { createAudit } from './audit/audit.ts'
import { chainFromEnv } from './chain/fromEnv.ts'
import { type Clock, systemClock } from './clock.ts'
import type { AppContext, Extras } from './context.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { configError, type Env } from './env.ts'
import { ConfigError } from './errors.ts'
import { createEventHub } from './events/hub.ts'
import { createStreams } from './events/streams.ts'
import { createRequestCounts } from './health/requestCounts.ts'
import { createIdempotencyRepository } from './http/idempotency.repository.ts'
import { createLimitRepository } from './http/limits.repository.ts'
import { createHttpServer, listen, stop } from './http/listen.ts'
import { createSources } from './http/sources.ts'
import { openIndex } from './indexer/openIndex.ts'
import { createDueRepository } from './jobs/due.repository.ts'
import { openJobs } from './jobs/openJobs.ts'
import { createLedger } from './ledger/ledger.ts'
import { createLogger, keepLines } from './log.ts'
import { packageVersion } from './packageRoot.ts'
import { createPurges } from './purge/purges.ts'
import { createAskContract } from './signatures/askContract.ts'
import { chooseKeccak } from './signatures/loadKeccak.ts'
import { chooseRecovery } from './signatures/loadRecovery.ts'
import { chooseSigning } from './signatures/loadSigning.ts'

export interface ServerOptions {
  env: Env
  /** @default the system's clock */
  clock?: Clock
  /** What a local world adds; refused in production. */
  extras?: Extras
  /** Starts the thread that dear questions are worked out in. */
  start?: StartThread
  /** Where log lines go. @default standard output */
  logTo?: DestinationStream
}

export interface RunningServer {
  url: string
  port: number
  /** Stops in good order, within ten seconds. */
  close(): Promise<void>
  /** Returns how many statements went to the database: for tests and benches. */
  statements(): number
}

/**
 * Starts a server and resolves once it listens. The database server and the
 * node may be away: requests then get their refusals until they are back.
 *
 * @throws ConfigError when a value is wrong, or the node is on another chain.
 * @throws DataDirectoryLockedError when another process holds the directory.
 */
export async function createServer(
  options: ServerOptions,
): Promise<RunningServer> {
  const { env, clock = systemClock, extras = {}, start = startThread } = options
  if (env.NODE_ENV === 'production' && Object.keys(extras).length > 0)
    throw new ConfigError('Extras are refused while NODE_ENV is production')
  const recentLines = createRecentLines()
  const log = createLogger(env, keepLines(recentLines, options.logTo))
  const { nodes, chain } = await chainFromEnv(env, log)
  const main = mainClubOf(env, clock.now())
  const seeds = extras.clubs?.(main) ?? [main]
  const past = extras.governance?.(main)
  const sealer = createSealer(sealKeyOf(env.SECRET), chooseSigning(log))
  const recover = chooseRecovery(log)
  const keccak = await chooseKeccak(log)
  const db = await openDatabase(env, log, async (orm) => {
    await putSealKey(orm, sealer.key, clock.now())
    await putClubs(orm, seeds)
    if (!past) return
    await putDrafts(orm, past.drafts)
    const { proposals, votes = () => [] } = past
    await putProposals(orm, proposals, clock.now(), () =>
      castSeeds(votes(), { proposals, clubs: seeds, sealer, recover }),
    )
    await putBountyDrafts(orm, past.bountyDrafts ?? [])
    await putBounties(orm, past.bounties ?? [], clock.now())
    if (past.comments) await putComments(orm, past.comments)
    if (past.fees) await putIntents(orm, past.fees)
    if (past.swaps) await putSwaps(orm, past.swaps)
  })
  await refuseReplica(db)
  let isStopping = false
  let origins: readonly string[] = env.ORIGIN ?? []
  const purges = createPurges({
    urls: env.PURGE_URL ?? [],
    token: env.PURGE_TOKEN,
    log,
  })
  const events = createEventHub(db, purges.isOn ? purges : undefined)
  const streams = createStreams(env)
  const index = openIndex(env, { nodes, db, clock, log, events })
  const sessionRows = createSessionRepository(db, lifetimes, clock)
  const nonces = createNonceRepository(db, {
    perBrowser: env.LIMIT_NONCES_PER_BROWSER,
    perSource: env.LIMIT_NONCES_PER_SOURCE,
  })
  const limits = createLimitRepository(db)
  const namedWrites = createIdempotencyRepository(db)
  const dueRows = createDueRepository(db.background)
  const ledger = createLedger(db)
  const rows = {
    sessionRows,
    nonces,
    limits,
    namedWrites,
    ledger,
    dueRows,
  }
  const analytics = openAnalytics(env, {
    db,
    chain,
    log,
    start,
    standing: index.book.standing,
  })
  const inbox = createInboxRepository(db)
  const inform = createInform(inbox, events)
  const fees = openFees(env, {
    db,
    nodes,
    clock,
    log,
    purposes: {},
    inform,
  })
  const wallets = createWallets({
    url: env.WALLETS_URL,
    key: env.WALLETS_KEY,
    collection: env.NFT_CONTRACT,
    clock,
    log,
    holds: index.book.holds,
  })
  const swaps = openSwaps(env, {
    db,
    nodes,
    chain,
    clock,
    log,
    wallets,
    standing: index.book.standing,
  })
  const audit = createAudit(ledger, clock)
  const base = { audit, clock, db, env, events }
  const bounties = openBounties(
    {
      ...base,
      dueRows,
      inbox,
      index,
      inform,
      keccak,
      nodes,
      origins,
      recover,
    },
    db.background,
  )
  const jobs = openJobs({
    ...rows,
    bounties,
    analytics,
    fees,
    swaps,
    clock,
    db,
    events,
    inbox,
    index,
    log,
    purges,
    sealer,
    streams,
  })
  const app: AppContext = {
    ...base,
    log,
    recentLines,
    requestCounts: createRequestCounts(),
    extras,
    sealer,
    recover,
    keccak,
    askContract: createAskContract(nodes, log),
    nodes,
    chain,
    index,
    jobs,
    fees,
    content: openContent(base),
    swaps,
    inbox,
    inform,
    streams,
    purges,
    ...rows,
    version: packageVersion(),
    startedAt: clock.now(),
    get origins() {
      return origins
    },
    sessions: createSessions(db, sessionRows, clock),
    overview: createOverviewRepository(db),
    tally: createTally(clock),
    flags: createFlags(db),
    sources: createSources(env.SECRET, env.TRUSTED_PROXY_HOPS),
    holdings: createHoldings(chain, index.book, clock),
    facts: createFacts(chain, clock),
    wallets,
    nftArt: createNftArt(chain, createMintedRepository(db)),
    analytics,
    isStopping: () => isStopping,
  }
  const proposal = createProposalPurpose(openProposals(app))
  const bounty = createBountyPurpose(openBounties(app))
  app.fees.offer({ proposal, bounty, ...extras.feePurposes })
  const server = createHttpServer(app, createApp(app).callback())

  async function release() {
    nodes.close()
    await jobs.stop()
    await app.analytics.close()
    await db.close()
  }

  try {
    const port = await listen(server, env.PORT, env.HOST)
    if (origins.length === 0) origins = loopbackOrigins(port)
    const url = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`
    log.info({ event: 'listening', url, database: db.kind }, 'listening')
    let closing: Promise<void> | undefined
    return {
      url,
      port,
      statements: db.statements,
      close() {
        isStopping = true
        streams.end()
        closing ??= stop(server).then(release)
        return closing
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** @throws ConfigError where reads would go to what is no replica of ours. */
async function refuseReplica(db: Database): Promise<void> {
  const problem = await db.replica?.problem()
  if (!problem) return
  await db.close()
  throw configError([{ name: 'DATABASE_READ_URL', problem }])
}

/** Where a developer's browser may be; production names its origins itself. */
const loopbackOrigins = (port: number) => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
]
