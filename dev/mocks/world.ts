import { chain } from '@narwhal-club/core/constants'
import { once } from '../../core/once.ts'
import { createTally } from '../../server/api/administration/tally.ts'
import { createBountyPurpose } from '../../server/api/bounties/bountyPurpose.ts'
import { mainClubOf } from '../../server/api/clubs/mainClub.ts'
import type { Purposes } from '../../server/api/fees/feePurpose.ts'
import { subjectOf as feeSubject } from '../../server/api/fees/fees.ports.ts'
import { momentsAfter } from '../../server/api/inbox/inbox.ports.ts'
import { createProposalPurpose } from '../../server/api/proposals/proposalPurpose.ts'
import { subjectOf as swapSubject } from '../../server/api/swap/swap.ports.ts'
import manifest from '../../server/package.json' with { type: 'json' }
import { createTestAccounts } from '../world/accounts.ts'
import { addressesOf } from '../world/deploy.ts'
import { worldClubs } from '../world/seed/clubs.ts'
import { worldGovernance } from '../world/seed/governance.ts'
import { fixturePast } from '../world/seed/past.ts'
import { createChain } from './chain/chain.ts'
import type { PastKind } from './chain/chain.types.ts'
import { genesis } from './chain/genesis.ts'
import { mockConfig } from './config.ts'
import { createKeeper, type KeeperStore } from './keeper.ts'
import { defaultLimits } from './limits.ts'
import { mockRpcUrl } from './rpcUrl.ts'
import { fairWeather, type Scenario } from './scenario.ts'
import { bountyPorts } from './server/bounties.ts'
import { bountyMomentsAfter } from './server/bountyMoments.ts'
import { bountiesOf } from './server/memoryBounties.ts'
import { clubsOf } from './server/memoryClubs.ts'
import { commentsOf } from './server/memoryComments.ts'
import { proposalPorts } from './server/proposals.ts'
import { createSignVotes } from './server/told.ts'
import type { MockLimits, MockState, MockWorld } from './world.types.ts'

export interface MockWorldOptions {
  /** @default the machine's */
  clock?: { now(): number }
  /** Pages of these origins may change state. */
  origins: readonly string[]
  /** @default a name that no network resolves */
  rpcUrl?: string
  /** Seconds between blocks; `'auto'` mines at once. @default 'auto' */
  blockTime?: number | 'auto'
  /** Time of the chain's newest block, in seconds. @default now */
  chainTime?: number
  /** When the first blocks were, in seconds, from 0. @default near each other */
  blockTimes?: readonly number[]
  /** What the analytics have to tell of. @default 'fixture' */
  past?: PastKind
  limits?: Partial<MockLimits>
  scenario?: Partial<Scenario>
  /** What fees are taken for. */
  feePurposes?: Purposes<null>
  /** Where the world outlives the page. @default nowhere */
  store?: KeeperStore
}

/**
 * Creates a small world in memory: a server's tables and a chain, with the
 * accounts and holdings of every local world.
 *
 * @example
 * const world = createMockWorld({ origins: [location.origin] })
 * world.scenario.node = 'away'
 */
export function createMockWorld(options: MockWorldOptions): MockWorld {
  const { clock = { now: () => Date.now() }, origins, store } = options
  const { rpcUrl = mockRpcUrl, blockTime = 'auto' } = options
  const startedAt = clock.now()
  const accounts = createTestAccounts()
  const admin = accounts.admin.address
  const addresses = addressesOf(admin)
  const time = options.chainTime ?? Math.floor(startedAt / 1_000)
  const config = mockConfig(admin, addresses, rpcUrl)
  const { nft, token } = config.contracts
  const contracts = {
    NFT_CONTRACT: nft as `0x${string}`,
    TOKEN_CONTRACT: token as `0x${string}`,
  }
  const main = mainClubOf(contracts, startedAt)
  const past = fixturePast(accounts, addresses.swap)
  const written = worldGovernance(accounts, addresses, past)(main)
  const begun = genesis(accounts, addresses, time, options.past ?? 'fixture')
  // As the server's jobs do: money is watched from the first moment on.
  const { head: from } = begun
  const to = config.adminWallet as `0x${string}`
  const vault = config.contracts.swap as `0x${string}`
  const payments = feeSubject({ token: contracts.TOKEN_CONTRACT, to })
  const keeper = createKeeper<MockState>(store, {
    issued: 0,
    nonces: [],
    sessions: [],
    members: [],
    hits: {},
    look: null,
    facts: null,
    jar: {},
    fees: {
      intents: [...(written.fees ?? [])],
      uses: [],
      credits: [],
      spends: [],
      refunds: [],
      watch: { subject: payments, from, settled: from - 1 },
    },
    swaps: {
      intents: [...(written.swaps ?? [])],
      steps: [],
      strays: [],
      watch: { subject: swapSubject({ vault, feeTo: to }), from },
    },
    clubs: clubsOf(worldClubs(accounts)(main)),
    content: [],
    drafts: [...written.drafts],
    copies: {},
    bounties: {
      drafts: [...(written.bountyDrafts ?? [])],
      list: bountiesOf(written.bounties ?? []),
      moments: (written.bounties ?? []).flatMap(({ row }) =>
        bountyMomentsAfter(row, startedAt),
      ),
    },
    proposals: {
      list: written.proposals.map((seed) => ({
        ...seed,
        versions: [...seed.versions],
      })),
      reports: [],
      hosts: written.proposals.flatMap(({ row }) =>
        row.newHosts.map((host) => ({ host, firstAt: row.publishedAt })),
      ),
    },
    moderation: { marks: [], reports: [], blocked: [] },
    favourites: [],
    comments: commentsOf(written.comments ?? []),
    votes: { ballots: [], lines: [], told: [...written.planned] },
    inbox: {
      entries: [],
      off: {},
      moments: written.proposals.flatMap(({ row }) =>
        momentsAfter(row, startedAt).map(([kind, at]) => ({
          kind,
          proposal: row.id,
          at,
        })),
      ),
    },
    chain: begun,
  })
  const world: MockWorld = {
    clock,
    get state() {
      return keeper.state()
    },
    chain: createChain({
      id: chain.id,
      addresses,
      admin,
      clock,
      blockTime,
      state: () => keeper.state().chain,
    }),
    config,
    accounts,
    admins: [admin.toLowerCase()],
    origins,
    limits: { ...defaultLimits, ...options.limits },
    tally: createTally(clock),
    get feePurposes() {
      const proposal = createProposalPurpose(proposalPorts(world))
      const bounty = createBountyPurpose(bountyPorts(world))
      return { proposal, bounty, ...options.feePurposes }
    },
    version: manifest.version,
    startedAt,
    scenario: { ...fairWeather, ...options.scenario },
    blockTimes: options.blockTimes ?? [],
    analytics: once(async () => {
      // Large, and asked by one page alone.
      const { createMockAnalytics } = await import('./analytics/analytics.ts')
      return createMockAnalytics(world)
    }),
    signVotes: createSignVotes(keeper, written.votes),
    load: keeper.load,
    save: keeper.save,
  }
  return world
}
