import { encodeToken } from '@narwhal-club/core/chain'
import type { Role } from '../../world/accounts.ts'
import type { Club } from './club.ts'
import { cast, sendNext, tokens } from './node.ts'

/** What a fee is. */
export const price = tokens(333_333_333n)

/** Pays the treasury; returns the hash. */
export function pay(
  club: Club,
  amount: bigint,
  who: Role = 'holder',
): Promise<string> {
  club.advance(1)
  const { token, admin } = cast(club)
  const data = encodeToken.transfer(admin.address, amount)
  return sendNext(club, who, { to: token, data })
}

/** A block more, in which nothing is of interest. */
export const mineOne = (club: Club) =>
  sendNext(club, 'holder', { to: cast(club).whale.address, value: 1n })
