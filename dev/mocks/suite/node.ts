import { type Hex, parseEther } from 'viem'
import type { Role } from '../../world/accounts.ts'
import { addressesOf } from '../../world/deploy.ts'
import type { Club } from './club.ts'

export const word = (value: bigint): Hex =>
  `0x${value.toString(16).padStart(64, '0')}`
export const tokens = (whole: bigint) => parseEther(String(whole))

/** The contracts and people of both chains. */
export function cast({ accounts }: Club) {
  const { admin, holder, newcomer, whale } = accounts
  return { ...addressesOf(admin.address), admin, holder, newcomer, whale }
}

/** Asks a contract. */
export const call = (club: Club, to: Hex, data: Hex, from?: Hex) =>
  club.rpc('eth_call', [{ to, data, ...(from && { from }) }, 'latest'])

/** Signs what a wallet would send, and hands it to the node. */
export async function send(
  club: Club,
  who: Role,
  over: {
    to: Hex
    data?: Hex
    value?: bigint
    nonce: number
    chainId?: number
    gas?: bigint
  },
) {
  const raw = await club.accounts[who].signTransaction({
    type: 'eip1559',
    chainId: 25,
    gas: 100_000n,
    maxFeePerGas: parseEther('0.00000001'),
    maxPriorityFeePerGas: parseEther('0.000000001'),
    ...over,
  })
  const answer = await club.rpc('eth_sendRawTransaction', [raw])
  if (answer.result) await becomesMined(club, answer.result)
  return answer
}

/** A node tells the hash before the block is there. */
async function becomesMined(club: Club, hash: unknown) {
  for (let look = 0; look < 1_000; look++) {
    const { result } = await club.rpc('eth_getTransactionReceipt', [hash])
    if (result) return
  }
  throw new Error(`${hash} was never mined`)
}
