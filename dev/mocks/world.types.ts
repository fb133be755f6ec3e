import type { ClubConfig, InboxKind } from '@narwhal-club/core/contract'
import type { LedgerEntry } from '@narwhal-club/core/ledger'
import type { FlagRow } from '../../server/api/administration/holdToFlags.ts'
import type { Tally } from '../../server/api/administration/tally.ts'
import type { RefundRow } from '../../server/api/books/books.ports.ts'
import type { Club, ClubRuleRow } from '../../server/api/clubs/clubs.ports.ts'
import type { ContentVersion } from '../../server/api/content/content.ports.ts'
import type { DraftRow } from '../../server/api/drafts/drafts.ports.ts'
import type { Purposes } from '../../server/api/fees/feePurpose.ts'
import type {
  CreditRow,
  IntentRow,
  Spend,
  UseRow,
  Watch,
} from '../../server/api/fees/fees.ports.ts'
import type {
  ProposalSeed,
  VersionRow,
} from '../../server/api/proposals/proposals.ports.ts'
import type { FavouriteRow } from '../../server/api/shill/shill.ports.ts'
import type {
  StepRow,
  StrayRow,
  SwapRow,
} from '../../server/api/swap/swap.ports.ts'
import type { BallotRow } from '../../server/api/votes/votes.ports.ts'
import type { TestAccounts } from '../world/accounts.ts'
import type { Planned } from '../world/seed/ballots.ts'
import type { MockAnalytics } from './analytics/analytics.ts'
import type { Chain } from './chain/chain.ts'
import type { ChainState } from './chain/chain.types.ts'
import type { Scenario } from './scenario.ts'
import type { MockMoment } from './server/inbox.ts'
import type { MockBounties } from './server/memoryBounties.ts'
import type { MockComment } from './server/memoryComments.ts'
import type { MockEntry } from './server/memoryInbox.ts'
import type { MockModeration } from './server/memoryModeration.ts'

export interface MockNonce {
  /** Order of issue, for the caps: instants can tie. */
  seq: number
  nonce: string
  /** The pre-session cookie it was given to. */
  browser: string
  source: string
  expiresAt: number
}

export interface MockSession {
  token: string
  address: `0x${string}`
  lastSeenAt: number
  expiresAt: number
  /** When its administrator last signed for what is sensitive. */
  provedAt?: number
}

/** Who has ever signed in: when first, and when last. */
export interface MockMember {
  address: string
  firstSeenAt: number
  lastSeenAt: number
}

/** When the server's index last looked at the chain, and where it stood. */
export interface Look {
  block: number
  at: number
}

/** What of the chain was last read for `/api/facts`. */
export interface FactsReading {
  block: number
  blockTime: number
  at: number
  nft: { supply: number; inVault: number }
  token: { supply: string; inVault: string }
}

/** Everything that the world remembers: plain data, kept over a reload. */
export interface MockState {
  /** How many nonces were ever issued. */
  issued: number
  nonces: MockNonce[]
  sessions: MockSession[]
  /** What administrators did; missing: nothing yet. */
  audit?: LedgerEntry[]
  /** What administrators have closed; missing: nothing. */
  flags?: FlagRow[]
  members: MockMember[]
  hits: Record<string, { startedAt: number; hits: number }>
  look: Look | null
  facts: FactsReading | null
  /** Cookies of the browser that the mocks run in; see `Visitor`. */
  jar: Record<string, { value: string; until: number }>
  chain: ChainState
  clubs: {
    rows: (Club & { moderators: string[]; version: number })[]
    /** Versions of each club in their order. */
    rules: (ClubRuleRow & { club: string })[]
    follows: { club: string; address: string; at: number }[]
  }
  /** Versions of what administrators write, in their order. */
  content: ContentVersion[]
  drafts: DraftRow[]
  /** What adopted ones were copied from, by their ids. */
  copies: Record<string, string>
  bounties: MockBounties
  fees: {
    intents: IntentRow[]
    uses: UseRow[]
    credits: CreditRow[]
    spends: (Spend & { intent: string })[]
    refunds: RefundRow[]
    watch: (Watch & { subject: string }) | null
  }
  swaps: {
    intents: SwapRow[]
    steps: StepRow[]
    strays: StrayRow[]
    watch: { subject: string; from: number } | null
  }
  moderation: MockModeration
  /** Posts that members keep. */
  favourites: FavouriteRow[]
  comments: MockComment[]
  votes: {
    ballots: BallotRow[]
    lines: LedgerEntry[]
    /** What was voted before the world began, until it is signed. */
    told: Planned[]
  }
  inbox: {
    entries: MockEntry[]
    /** Kinds that members have switched off. */
    off: Record<string, InboxKind[]>
    moments: MockMoment[]
  }
  proposals: {
    list: (Omit<ProposalSeed, 'versions'> & { versions: VersionRow[] })[]
    reports: {
      proposal: string
      address: string
      reason: string
      text: string | null
      at: number
      /** What was said when it was reported, or answered. */
      version: number
      isAnswered: boolean
    }[]
    /** Hosts that proposals have led to. */
    hosts: { host: string; firstAt: number }[]
  }
}

/** The server's limits of the same names; a minute's share each. */
export interface MockLimits {
  nonce: number
  verify: number
  write: number
  draft: number
  comment: number
  read: number
  noncesPerBrowser: number
  noncesPerSource: number
}

export interface MockWorld {
  clock: { now(): number }
  state: MockState
  chain: Chain
  config: ClubConfig
  accounts: TestAccounts
  /** Lower case. */
  admins: readonly string[]
  /** Pages of these origins may change state. */
  origins: readonly string[]
  limits: MockLimits
  /** What was refused within the last hour. */
  tally: Tally
  /** What fees are taken for. */
  feePurposes: Purposes<null>
  version: string
  startedAt: number
  /** Turn them at any time. */
  scenario: Scenario
  /** When the first blocks were, in seconds, as far as that is known. */
  blockTimes: readonly number[]
  /** What answers about the past; it comes when it is first asked. */
  analytics(): Promise<MockAnalytics>
  /** Settles once all votes are signed: that takes a while, and few pages ask. */
  signVotes(): Promise<void>
  /** Takes over what another tab has written meanwhile. */
  load(): void
  /** Writes down what is to outlive this page. */
  save(): void
}
