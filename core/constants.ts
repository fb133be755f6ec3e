/** Numbers that are law: section 9 of the specification. Times are milliseconds. */

/** Cronos mainnet (R9.1). */
export const chain = {
  id: 25,
  name: 'Cronos',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  publicRpcUrl: 'https://evm.cronos.org',
  explorerUrl: 'https://explorer.cronos.org',
} as const

export const tokenDecimals = 18

/** Votes, thresholds and periods. Fees of proposals and bounties are whole tokens (R9.3). */
export const governance = {
  minimumVotingPower: 50,
  votingPowerRatio: 1,
  minimumVotingPeriodSeconds: 3 * 24 * 60 * 60,
  proposalFeeTokens: 333_333_333n,
  bountyFeeTokens: 333_333_333n,
} as const

/** The ratio of a swap, and its fee in CRO (R9.3, R9.4). */
export const swap = { ratio: 50, feeCro: 1n } as const

/** Gas limits of the fee payments (R9.4, R9.5). */
export const gasLimits = {
  nativeTransfer: 21_000n,
  tokenApprove: 100_000n,
  tokenTransfer: 100_000n,
} as const

/** Milliseconds that an answer is waited for (R7.1, R8.5, R9.6). */
export const timeouts = {
  nonce: 10_000,
  verify: 20_000,
  me: 10_000,
  logout: 5_000,
  rpc: 10_000,
  balance: 5_000,
} as const

/** At most three attempts, 300 ms apart, on network failure, timeout or 422 (R7.2). */
export const verifyRetry = { attempts: 3, delay: 300, status: 422 } as const

/** How often a node is asked again, and after which answers (R7.10). */
export const rpcRetry = {
  count: 3,
  delay: 150,
  statuses: [403, 408, 413, 429, 500, 502, 503, 504],
} as const

/** In milliseconds: a session is not checked again sooner (R9.6). */
export const sessionCheckThrottle = 2_000
/** Holdings that the node did not give are asked for again after this pause. */
export const holdingsRetryDelay = 3_000
/** A server that missed a sign-out is told again after this pause (R7.4). */
export const signOutRetryDelay = 10_000
/** In milliseconds: a node that is away is asked again after this pause (R4.11). */
export const networkRetryDelay = 1_000
/** In milliseconds: when the wallet of the last visit is taken back (R4.7, R9.12). */
export const reconnectDelay = 500
/** In milliseconds, before a tooltip opens, and the next one (R9.12). */
export const tooltipDelays = { open: 700, skip: 300 } as const

/** Both are exceeded, the balance in base units (R9.7). */
export const whale = {
  nftCountAbove: 50,
  balanceAbove: 10n ** 30n,
} as const

/** In milliseconds (R9.10). */
export const dataCache = { freshFor: 60_000, keptFor: 5 * 60_000 } as const

/** How many notices are seen, and for how many milliseconds (R9.11). */
export const notificationTimings = {
  visible: 1,
  display: 5_000,
  removal: 1_000_000,
  swipeThreshold: 50,
  hotkey: 'F8',
} as const

/** `duration` in milliseconds (R2.18). */
export const confetti = { pieces: 300, duration: 3_000 } as const

/** The hash of a payment that the primary admin does not make (R4.10). */
export const adminExemptHash = 'admin-exempt'

/** Keys in the browser's storage. Nothing there is secret or the only copy. */
export const storageKeys = {
  connected: 'club.connected',
  connector: 'club.connector',
  theme: 'club.theme',
  density: 'club.density',
  /** There where results are hidden until their reader has voted. */
  results: 'club.results',
  payments: 'club.payments',
  fees: 'club.fees',
  /** Wallets that were asked for a fee and have not answered. */
  prompts: 'club.prompts',
  signedInNotice: 'club.signedIn',
  /** Who left while the server was out of reach, until it has heard of it. */
  leaving: 'club.leaving',
  /** Of this version of `Kept`; then the draft's id, and who wrote. */
  drafts: 'club.drafts.1',
  /** The draft that was signed and is not published yet. */
  proposing: 'club.proposing',
  /** Then the id of what is published: a new version that is being written. */
  revising: 'club.revising',
  /** Signed votes that were not answered for, and words of votes. */
  casting: 'club.casting',
  /** The swap under way; longer names have the transactions of swaps. */
  swapping: 'club.swapping',
  /** The bounty that is being paid; longer names have its transactions. */
  rewarding: 'club.rewarding',
  /** Drafts of posts, and the last that were posted. */
  composing: 'club.composing',
  /** What the server has told of votes: later answers are held to it. */
  witness: 'club.witness',
} as const

/** A marketplace's wallets service, version 2. Never a source of truth (R3.11). */
export const walletsServiceUrl = 'https://api.ebisusbay.com/v2/wallets'
