import { chain } from '../../constants.ts'
import type { Address } from '../../hex.ts'
import { faultOfIds, type IdsFault } from './ids.ts'
import type { SwapMode } from './rate.ts'

/** What the chain says at one block, and the marketplace if it answers. */
export interface SwapFacts {
  /** Where each NFT is; null where there is no such. */
  owners: ReadonlyMap<string, Address | null>
  /**
   * Of those that are elsewhere: they lie with a contract that the account itself
   * sent them to.
   */
  escrowed?: ReadonlySet<string>
  /** For sale, as the marketplace says. */
  listed?: ReadonlySet<string>
  isPaused: boolean
  /** Base units of the token. */
  vaultTokens: bigint
  tokens: bigint
  /** Wei of the account, and what the swap takes in all. */
  coins?: { have: bigint; need: bigint }
  /** The vault may take what it is to take; missing before that is asked for. */
  isGranted?: boolean
}

export interface SwapAsk {
  mode: SwapMode
  /** Lower case, as all addresses here. */
  account: Address
  vault: Address
  chainId: number
  ids: readonly string[]
  /** What the NFTs are worth, in base units. */
  worth: bigint
}

/** Why a swap is refused, and of what it is said. */
export interface SwapRefusal {
  code:
    | IdsFault
    | 'swap_wrong_chain'
    | 'swap_paused'
    | 'swap_not_owner'
    | 'swap_id_escrowed'
    | 'swap_id_listed'
    | 'swap_not_in_vault'
    | 'swap_vault_short_tokens'
    | 'swap_tokens_short'
    | 'swap_coins_short'
    | 'swap_not_approved'
  ids?: string[]
  /** In base units: of tokens, of the coin. */
  have?: bigint
  need?: bigint
}

type Check = (ask: SwapAsk, facts: SwapFacts) => SwapRefusal | null

const about = (
  code: SwapRefusal['code'],
  ids: readonly string[],
): SwapRefusal | null => (ids.length > 0 ? { code, ids: [...ids] } : null)

const short = (
  code: SwapRefusal['code'],
  have: bigint,
  need: bigint,
): SwapRefusal | null => (have < need ? { code, have, need } : null)

/** Of NFTs that are not with the account, why: sold, lent, or put up for sale. */
const checkOwned: Check = ({ ids, account }, { owners, ...facts }) => {
  const away = ids.filter((id) => owners.get(id) !== account)
  const isIn = (set?: ReadonlySet<string>) => (id: string) => set?.has(id)
  return (
    about('swap_id_listed', ids.filter(isIn(facts.listed))) ??
    about('swap_id_escrowed', away.filter(isIn(facts.escrowed))) ??
    about('swap_not_owner', away)
  )
}

const checks: Record<SwapMode, Check[]> = {
  deposit: [
    checkOwned,
    ({ worth }, { vaultTokens }) =>
      short('swap_vault_short_tokens', vaultTokens, worth),
  ],
  redeem: [
    ({ ids, vault }, { owners }) =>
      about(
        'swap_not_in_vault',
        ids.filter((id) => owners.get(id) !== vault),
      ),
    ({ worth }, { tokens }) => short('swap_tokens_short', tokens, worth),
  ],
}

const rest: Check[] = [
  (_, { coins }) =>
    coins ? short('swap_coins_short', coins.have, coins.need) : null,
  (_, { isGranted = true }) =>
    isGranted ? null : { code: 'swap_not_approved' },
]

/**
 * Tells the first reason why a swap cannot be made, in the order in which a
 * person would mend them; null where nothing is known that is against it
 * (behaviour 4.3). Server and page ask the same, each of what it read itself.
 */
export function refusalOfSwap(
  ask: SwapAsk,
  facts: SwapFacts,
): SwapRefusal | null {
  if (ask.chainId !== chain.id) return { code: 'swap_wrong_chain' }
  const code = faultOfIds(ask.ids)
  if (code) return { code }
  if (facts.isPaused) return { code: 'swap_paused' }
  for (const check of [...checks[ask.mode], ...rest]) {
    const refusal = check(ask, facts)
    if (refusal) return refusal
  }
  return null
}
