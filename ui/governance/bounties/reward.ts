import { tokenDecimals } from '@narwhal-club/core/constants'
import type { BountyCard } from '@narwhal-club/core/contract'
import { formatAmount } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'

type Asset = BountyCard['reward']['asset']
const unit = 10n ** BigInt(tokenDecimals)

/**
 * Writes an amount for people: whole and exact where it is short, rounded where it
 * has many signs.
 *
 * @param amount base units.
 */
export function amountOf(amount: string | bigint): string {
  const base = BigInt(amount)
  const whole = base / unit
  const rest = base % unit
  if (whole >= 1_000_000n) return formatAmount(base)
  const parts = String(rest).padStart(tokenDecimals, '0').replace(/0+$/, '')
  return `${whole.toLocaleString('en-US')}${parts ? `.${parts}` : ''}`
}

export const unitOf = (asset: Asset): string => bounties.unit[asset]

/** An amount with its unit. */
export const rewardOf = (asset: Asset, amount: string | bigint): string =>
  `${amountOf(amount)} ${unitOf(asset)}`
