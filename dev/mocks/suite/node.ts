import { type Hex, type PrivateKeyAccount, parseEther } from 'viem'
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

interface Sending {
  to: Hex
  data?: Hex
  value?: bigint
  nonce: number
  chainId?: number
  gas?: bigint
  maxFeePerGas?: bigint
}

/** Signs what a wallet would send, and hands it to the node. */
export async function submit(
  { rpc }: Club,
  account: PrivateKeyAccount,
  over: Sending,
) {
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId: 25,
    gas: 100_000n,
    maxFeePerGas: parseEther('0.00000001'),
    maxPriorityFeePerGas: parseEther('0.000000001'),
    ...over,
  })
  return rpc('eth_sendRawTransaction', [raw])
}

/** Sends it, and waits until a block has it. */
export async function send(club: Club, who: Role, over: Sending) {
  const answer = await submit(club, club.accounts[who], over)
  if (answer.result) await becomesMined(club, answer.result)
  return answer
}

/** Sends it as the next of someone’s; returns the hash. */
export async function sendNext(
  club: Club,
  who: Role,
  over: Omit<Sending, 'nonce'>,
): Promise<string> {
  const { address } = club.accounts[who]
  const asked = [address, 'latest']
  const { result } = await club.rpc('eth_getTransactionCount', asked)
  const sent = { gas: 900_000n, nonce: Number(result), ...over }
  const answer = await send(club, who, sent)
  if (answer.error) throw new Error(answer.error.message)
  return String(answer.result)
}

/** Whether what was sent did what it was to do. */
export async function succeeded(club: Club, hash: string): Promise<boolean> {
  const { result } = await club.rpc('eth_getTransactionReceipt', [hash])
  return (result as { status: string }).status === '0x1'
}

/** A node tells the hash before the block is there. */
export async function becomesMined(club: Club, hash: unknown) {
  for (let look = 0; look < 1_000; look++) {
    const { result } = await club.rpc('eth_getTransactionReceipt', [hash])
    if (result) return
  }
  throw new Error(`${hash} was never mined`)
}

/**
 * Sends them as the next of someone’s, the last one first; one block has them all.
 * Returns their hashes.
 */
export async function sendTogether(
  club: Club,
  who: Role,
  all: readonly Omit<Sending, 'nonce'>[],
): Promise<string[]> {
  const account = club.accounts[who]
  const asked = [account.address, 'latest']
  const { result } = await club.rpc('eth_getTransactionCount', asked)
  const hashes: string[] = []
  await club.inOneBlock(async () => {
    for (const [place, over] of [...all.entries()].reverse()) {
      const sent = { gas: 900_000n, nonce: Number(result) + place, ...over }
      const answer = await submit(club, account, sent)
      if (answer.error) throw new Error(answer.error.message)
      hashes.unshift(String(answer.result))
    }
  })
  for (const hash of hashes) await becomesMined(club, hash)
  return hashes
}
