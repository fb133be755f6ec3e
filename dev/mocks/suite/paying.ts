import { encodeToken } from '@narwhal-club/core/chain'
import type { Role } from '../../world/accounts.ts'
import type { Club } from './club.ts'
import { cast, send, tokens } from './node.ts'

/** What a fee is. */
export const price = tokens(333_333_333n)

/** Other cases have sent some before. */
async function nonceOf(club: Club, who: Role) {
  const { address } = club.accounts[who]
  const { result } = await club.rpc('eth_getTransactionCount', [
    address,
    'latest',
  ])
  return Number(result)
}

/** Pays the treasury; returns the hash. */
export async function pay(
  club: Club,
  amount: bigint,
  who: Role = 'holder',
): Promise<string> {
  club.advance(1)
  const { token, admin } = cast(club)
  const data = encodeToken.transfer(admin.address, amount)
  const nonce = await nonceOf(club, who)
  const answer = await send(club, who, { to: token, data, nonce })
  return String(answer.result)
}

/** A block more, in which nothing is of interest. */
export async function mineOne(club: Club) {
  const { whale } = cast(club)
  const nonce = await nonceOf(club, 'holder')
  await send(club, 'holder', { to: whale.address, value: 1n, nonce })
}
