import type { Hasher } from '@narwhal-club/core/governance'
import type { Middleware } from 'koa'
import type { ClubFlags } from './api/administration/flags.ts'
import type { OverviewRepository } from './api/administration/overview.repository.ts'
import type { Tally } from './api/administration/tally.ts'
import type { Analytics } from './api/analytics/analytics.ts'
import type { Holdings } from './api/auth/holdings.ts'
import type { NonceRepository } from './api/auth/nonces.repository.ts'
import type { SessionRepository } from './api/auth/sessions.repository.ts'
import type { Sessions } from './api/auth/sessions.ts'
import type {
  BountyDraftRow,
  BountySeed,
} from './api/bounties/bounties.types.ts'
import type { FactsReader } from './api/club/facts.ts'
import type { ClubSeed } from './api/clubs/clubs.ports.ts'
import type { CommentSeed } from './api/comments/comments.ports.ts'
import type { ContentPorts } from './api/content/content.ports.ts'
import type { RecentLines } from './api/diagnostics/recentLines.ts'
import type { DraftRow } from './api/drafts/drafts.ports.ts'
import type { Purposes } from './api/fees/feePurpose.ts'
import type { IntentRow } from './api/fees/fees.ports.ts'
import type { Fees } from './api/fees/openFees.ts'
import type { Inform } from './api/inbox/inbox.ports.ts'
import type { InboxRepository } from './api/inbox/inbox.repository.ts'
import type { createWallets } from './api/market/wallets.ts'
import type { NftArt } from './api/nfts/nftArt.ts'
import type { ProposalSeed } from './api/proposals/proposals.ports.ts'
import type { Swaps } from './api/swap/openSwaps.ts'
import type { SwapRow } from './api/swap/swap.ports.ts'
import type { Sealer, VoteSeed } from './api/votes/votes.ports.ts'
import type { Audit } from './audit/audit.ts'
import type { ChainReader } from './chain/chainReader.ts'
import type { Nodes } from './chain/nodes.ts'
import type { Clock } from './clock.ts'
import type { Database, Transaction } from './db/database.ts'
import type { Env } from './env.ts'
import type { EventHub } from './events/hub.ts'
import type { Streams } from './events/streams.ts'
import type { RequestCounts } from './health/requestCounts.ts'
import type { IdempotencyRepository } from './http/idempotency.repository.ts'
import type { LimitRepository } from './http/limits.repository.ts'
import type { PathRow } from './http/paths.ts'
import type { Route } from './http/route.ts'
import type { Sources } from './http/sources.ts'
import type { Indexing } from './indexer/openIndex.ts'
import type { DueRepository } from './jobs/due.repository.ts'
import type { Jobs } from './jobs/startJobs.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Logger } from './log.ts'
import type { Purges } from './purge/purges.ts'
import type { RecoverAddress } from './signatures/recoverAddress.ts'
import type { AskContract } from './signatures/verifySignature.ts'

/** What was written, and what was decided, before a world began. */
export interface GovernanceSeed {
  drafts: readonly DraftRow[]
  fees?: readonly IntentRow[]
  swaps?: readonly SwapRow[]
  proposals: readonly ProposalSeed[]
  bountyDrafts?: readonly BountyDraftRow[]
  bounties?: readonly BountySeed[]
  /** Threads stand before their replies. */
  comments?: readonly CommentSeed[]
  /** What was voted, asked for where it is not there yet. */
  votes?: () => readonly VoteSeed[]
}

/** What a world around the server may add to it; never in production. */
export interface Extras {
  /** Runs before our own routes. */
  middleware?: Middleware[]
  /** Calls of its own, on the terms of their lines. */
  rows?: (app: AppContext) => PathRow<Route>[]
  /** What else fees are taken for. */
  feePurposes?: Purposes<Transaction>
  /** The clubs that it begins with, by the main one of its configuration. */
  clubs?: (main: ClubSeed) => readonly ClubSeed[]
  /** What clubs have by then; what is there already stays as it is. */
  governance?: (main: ClubSeed) => GovernanceSeed
  /** Paths of scripts that the page loads before the app. */
  pageScripts?: string[]
}

/** Everything the server is made of, handed down as one value. */
export interface AppContext {
  env: Env
  clock: Clock
  log: Logger
  /** Requests as they were answered, for who watches over the server. */
  requestCounts: RequestCounts
  /** What it said lately. */
  recentLines: RecentLines
  version: string
  startedAt: number
  /** The allowed origins; known once the port is. */
  origins: readonly string[]
  db: Database
  sessions: Sessions
  sessionRows: SessionRepository
  nonces: NonceRepository
  limits: LimitRepository
  /** Writes that their senders have named. */
  namedWrites: IdempotencyRepository
  overview: OverviewRepository
  /** What administrators have closed. */
  flags: ClubFlags
  /** What was refused lately, in this process. */
  tally: Tally
  ledger: Ledger
  audit: Audit
  jobs: Jobs
  /** What members are told. */
  inbox: InboxRepository
  inform: Inform<Transaction>
  events: EventHub
  streams: Streams
  /** Has caches forget what is another one by now. */
  purges: Purges
  /** Work that is put down for later. */
  dueRows: DueRepository
  sources: Sources
  /** Tells who signed a hash. */
  recover: RecoverAddress
  /** Keccak-256. */
  keccak: Hasher
  /** Signs receipts and heads. */
  sealer: Sealer
  /** Asks the chain about a signature that no key made. */
  askContract: AskContract
  nodes: Nodes
  chain: ChainReader
  index: Indexing
  holdings: Holdings
  fees: Fees
  /** Documents that pages show, and what of them was read last. */
  content: ContentPorts<Transaction>
  swaps: Swaps
  facts: FactsReader
  wallets: ReturnType<typeof createWallets>
  analytics: Analytics
  nftArt: NftArt
  extras: Extras
  /** Turns true when the server has begun to stop. */
  isStopping(): boolean
}
