import { rateOf } from '../kit/define.ts'
import type { Line } from '../kit/endpoint.ts'

/** Parts of the club that can be closed by themselves. */
export const areas = [
  'proposals',
  'votes',
  'bounties',
  'comments',
  'swap',
  'shill',
] as const
export type Area = (typeof areas)[number]

/** The part that a fee is paid for. */
export const areaOfFee = {
  proposal: 'proposals',
  bounty: 'bounties',
} as const satisfies { [purpose: string]: Area }

/** Everything at once, or a part. */
export const flagNames = ['readOnly', ...areas] as const
export type FlagName = (typeof flagNames)[number]

/**
 * Who signs in or out is never kept from it, nor who takes the flag back or ends
 * the session of somebody that should not have it.
 */
const alwaysOpen = /^\/api\/(auth\/|admin\/(elevation|flags|sessions\/revoke)$)/

/**
 * The first that fits: what is said below a proposal is a comment. A dispute is
 * about a bounty, and may open a proposal.
 */
const rooms: readonly (readonly [RegExp, ...Area[]])[] = [
  [/\/comments(\/|$)/, 'comments'],
  [/\/votes(\/|$)/, 'votes'],
  [/^\/api\/bounties\/[^/]+\/dispute$/, 'bounties', 'proposals'],
  [/^\/api\/(bounties|submissions|bounty-drafts)(\/|$)/, 'bounties'],
  [/^\/api\/(proposals|drafts)(\/|$)/, 'proposals'],
  [/^\/api\/swap(\/|$)/, 'swap'],
  [/^\/api\/shill(\/|$)/, 'shill'],
]

/**
 * Which flags keep a call from being made: none of a read, nor of what is asked
 * with a body and changes nothing.
 */
export function flagsOf(line: Line): readonly FlagName[] {
  const isRead = line.method === 'GET' || rateOf(line) === 'read'
  if (isRead || alwaysOpen.test(line.path)) return []
  const [, ...of] = rooms.find(([shape]) => shape.test(line.path)) ?? []
  return ['readOnly', ...of]
}
