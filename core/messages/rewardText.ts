import { tokenDecimals } from '../constants.ts'
import type { BountyCard } from '../contract/index.ts'
import { formatAmount } from '../rules/format/index.ts'
import { bounties } from './pages/bounties.ts'

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
