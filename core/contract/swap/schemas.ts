import * as z from 'zod/mini'
import { Uuid } from '../drafts/schemas.ts'
import { pageOf, pageQuery, pageShape } from '../kit/lists.ts'
import {
  Address,
  Amount,
  addressText,
  Bytes32,
  count,
  HoldingsSource,
  Instant,
  plainText,
} from '../kit/values.ts'

/** `deposit`: NFTs for tokens. `redeem`: tokens for NFTs. */
export const SwapMode = z.enum(['deposit', 'redeem'])
export type SwapMode = z.infer<typeof SwapMode>

/** The number of a member of the collection, in decimals. */
export const TokenId = z.string().check(z.regex(/^(0|[1-9][0-9]{0,77})$/))
/** More than may go through one swap: the rule refuses those by name. */
const ids = z.array(TokenId).check(z.maxLength(100))

export const SwapConfig = z.object({
  vault: Address,
  nft: Address,
  token: Address,
  /** One NFT is so many units. */
  ratio: count(),
  /** Base units of the token. */
  unit: Amount,
  /** `ratio` units. */
  tokensPerNft: Amount,
  fee: z.object({
    /** Wei. */
    amount: Amount,
    to: Address,
    /** Gas limit of the payment (R9.4). */
    gas: count(),
    /** Pays nothing (R6.3). */
    exempt: Address,
  }),
  limits: z.object({
    ids: count(),
    quoteSeconds: count(),
    creditDays: count(),
    confirmations: count(),
  }),
  /** Where the rest was read; what could not be read is missing. */
  source: HoldingsSource,
  paused: z.optional(z.boolean()),
  holds: z.optional(z.object({ nfts: count(), tokens: Amount })),
})
export type SwapConfig = z.infer<typeof SwapConfig>

const owner = z.optional(addressText)
/** `Tusk:Gold`; several with `|` between them. Of one trait any, of several all. */
const traitText = z.pipe(
  plainText(500, 3).check(z.regex(/^[^:|]+:[^|]+(\|[^:|]+:[^|]+){0,9}$/)),
  z.transform((text: string) =>
    text.split('|').map((part) => {
      const at = part.indexOf(':')
      return { trait: part.slice(0, at), value: part.slice(at + 1) }
    }),
  ),
)

export const SwapInventoryQuery = z.strictObject({
  ...pageQuery(),
  /** Whose. @default the vault's */
  owner,
  /** Numbers that begin with this. */
  q: z.optional(z.string().check(z.regex(/^[0-9]{1,78}$/))),
  trait: z.optional(traitText),
})

const Trait = z.object({ trait: z.string(), value: z.string() })

/** Pictures are asked for apart (`nfts`), of what is in sight. */
export const SwapInventory = z.extend(
  pageOf(
    z.object({
      id: TokenId,
      name: z.string(),
      /** In the contract's order; none while its art has not been read. */
      traits: z.array(Trait),
    }),
  ),
  {
    owner: Address,
    source: HoldingsSource,
  },
)
export type SwapInventory = z.infer<typeof SwapInventory>

export const SwapTraitsQuery = z.strictObject({ owner })
export const SwapTraits = z.object({
  rows: z.array(z.extend(Trait, { count: count() })),
  /** Members whose traits are known, of all that are held. */
  known: count(),
  total: count(),
})
export type SwapTraits = z.infer<typeof SwapTraits>

export const SwapHistoryQuery = z.strictObject({
  ...pageQuery(),
  address: z.optional(addressText),
  mode: z.optional(SwapMode),
})
export const SwapHistory = z.extend(
  z.object(
    pageShape(
      z.object({
        mode: SwapMode,
        account: Address,
        nfts: count(),
        /** None of what was read before they were noted. */
        ids: z.array(TokenId),
        tokens: Amount,
        hash: Bytes32,
        block: count(),
        at: Instant,
      }),
    ),
  ),
  { total: count(), source: HoldingsSource },
)
export type SwapHistory = z.infer<typeof SwapHistory>

export const SwapQuoteBody = z
  .strictObject({
    mode: SwapMode,
    /** The account that the wallet is connected with: must be the session's. */
    account: addressText,
    /** The chain that the wallet is on. */
    chainId: z.int(),
    ids: z.optional(ids),
    /** So many, whichever: the lowest numbers. */
    count: z.optional(z.int().check(z.gte(0), z.lte(1_000))),
  })
  .check(
    z.refine(
      ({ ids, count }) => (ids === undefined) !== (count === undefined),
      'either ids or count',
    ),
  )

/** What a quote says; signed as it is, so that nothing of it can be changed. */
export const SwapQuoteTerms = z.strictObject({
  /** Of the intent that it becomes. */
  id: Uuid,
  account: Address,
  mode: SwapMode,
  ids,
  /** Base units of the token, given or taken. */
  tokens: Amount,
  /** `minOut` of the vault: tokens of a deposit, NFTs of a redeem. */
  minOut: Amount,
  vault: Address,
  /** Wei; 0 for who is exempt. */
  fee: Amount,
  feeTo: Address,
  /** That it was checked at. */
  block: count(),
  issuedAt: Instant,
  expiresAt: Instant,
})
export type SwapQuoteTerms = z.infer<typeof SwapQuoteTerms>

export const SwapQuote = z.object({
  terms: SwapQuoteTerms,
  signature: Bytes32,
  /** A credit pays the fee: the wallet is not asked for it. */
  byCredit: z.boolean(),
  /** Whether the marketplace could be asked what is for sale. */
  listings: z.enum(['known', 'unknown']),
})
export type SwapQuote = z.infer<typeof SwapQuote>

export const CreateSwapIntentBody = z.strictObject({
  terms: SwapQuoteTerms,
  signature: Bytes32,
})

export const SwapIntentParams = z.strictObject({ intent: Uuid })

export const SwapStep = z.enum(['approve', 'fee', 'swap', 'revoke'])
export type SwapStep = z.infer<typeof SwapStep>

export const CheckSwapIntentBody = z.strictObject({
  /** What the wallet is to be asked for next. */
  next: z.enum(['fee', 'swap']),
  account: addressText,
  chainId: z.int(),
})
export const SwapCheck = z.object({
  /** That all of it was read at. */
  block: count(),
})
export type SwapCheck = z.infer<typeof SwapCheck>

export const ReportSwapStepBody = z.strictObject({
  step: SwapStep,
  /** A hash, or the address of an explorer's page with the hash in it. */
  hash: z.string().check(z.minLength(64), z.maxLength(500)),
})

/** What the server knows of a transaction that was named for a step. */
export const SwapStepReport = z.object({
  hash: Bytes32,
  /**
   * `sent`: in no block yet. `confirming`: in too few. `failed`: it never does
   * what the step needs; `fault` says why.
   */
  state: z.enum(['sent', 'confirming', 'done', 'failed']),
  confirmations: z.optional(z.object({ have: count(), need: count() })),
  /** A code of the refusals. */
  fault: z.optional(z.string()),
})
export type SwapStepReport = z.infer<typeof SwapStepReport>

/**
 * `open`: its fee is not in enough blocks. `paid`: the swap may be made.
 * `swapped`: the vault's event is in enough blocks. `unpaid`: it was swapped
 * without the fee.
 */
export const SwapState = z.enum([
  'open',
  'paid',
  'swapped',
  'unpaid',
  'cancelled',
  'expired',
])
export type SwapState = z.infer<typeof SwapState>

export const SwapIntent = z.object({
  id: Uuid,
  account: Address,
  mode: SwapMode,
  ids: z.array(TokenId),
  tokens: Amount,
  minOut: Amount,
  vault: Address,
  state: SwapState,
  fee: z.object({
    /** Wei. */
    amount: Amount,
    to: Address,
    /** `exempt` pays nothing; no transaction is sent (R6.3). */
    state: z.enum(['due', 'confirming', 'paid', 'exempt']),
    /** The payment, as the chain has it; `admin-exempt` where none is made. */
    hash: z.optional(z.union([Bytes32, z.literal('admin-exempt')])),
    /** It was paid before this swap was asked for. */
    byCredit: z.boolean(),
  }),
  steps: z.object({
    approve: z.optional(SwapStepReport),
    fee: z.optional(SwapStepReport),
    swap: z.optional(SwapStepReport),
    revoke: z.optional(SwapStepReport),
  }),
  /** What the vault did, by its event. */
  swapped: z.optional(
    z.object({
      hash: Bytes32,
      block: count(),
      at: Instant,
      /** Of a redeem perhaps fewer than were asked for. */
      ids: z.array(TokenId),
      tokens: Amount,
    }),
  ),
  createdBlock: count(),
  createdAt: Instant,
  /** What is paid from then on is a credit. */
  expiresAt: Instant,
})
export type SwapIntent = z.infer<typeof SwapIntent>

/** A fee that no swap has used yet. */
export const SwapCredit = z.object({
  hash: Bytes32,
  /** Wei. */
  amount: Amount,
  at: Instant,
  /** It pays for a swap that is asked for before then. */
  until: Instant,
})
export type SwapCredit = z.infer<typeof SwapCredit>

export const MySwaps = z.object({
  /** Newest first, the last hundred. */
  intents: z.array(SwapIntent),
  /** Oldest first: the next swap takes the first. */
  credits: z.array(SwapCredit),
})
export type MySwaps = z.infer<typeof MySwaps>
