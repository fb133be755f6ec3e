import { governance, tokenDecimals } from '@narwhal-club/core/constants'
import type { FeeTerms } from './fees.ports.ts'

type Hex = `0x${string}`

const whole = (tokens: bigint) => tokens * 10n ** BigInt(tokenDecimals)

/** What fees cost here, and where they go (R9.3, R6.3). */
export const termsOf = (env: {
  TOKEN_CONTRACT: Hex
  ADMIN_WALLET: Hex
}): FeeTerms => ({
  token: env.TOKEN_CONTRACT,
  to: env.ADMIN_WALLET,
  amounts: {
    proposal: whole(governance.proposalFeeTokens),
    bounty: whole(governance.bountyFeeTokens),
  },
  exempt: env.ADMIN_WALLET,
})
