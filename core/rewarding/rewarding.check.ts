import { gasLimits } from '../constants.ts'
import { HttpError } from '../errors.ts'
import type { Address, Hash } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import { type Rpc, RpcError } from '../rpc/index.ts'
import { decodeUint, encodeToken, toQuantity } from '../rules/chain/index.ts'
import type { AskRewarding } from './rewarding.calls.ts'
import {
  attempt,
  failed,
  ofWallet,
  toRewardingFailure,
  walletFailure,
} from './rewarding.failure.ts'
import { nextOf, standingOf } from './rewarding.next.ts'
import { callOf, type RewardingSender } from './rewarding.sender.ts'
import type {
  CheckOutcome,
  Failed,
  LookOutcome,
  Share,
  Standing,
  ToPay,
} from './rewarding.types.ts'

export interface RewardingDesk {
  ask: AskRewarding
  rpc: Rpc
  token: Address
  sender: RewardingSender
}

/** `keccak256('Transfer(address,address,uint256)')` */
const transferTopic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Public nodes of the chain answer for no more blocks at once. */
const logRange = 2_000
/** Payments to one winner that are looked at; the newest first. */
const mostFound = 8

const topicOf = (address: Address) =>
  `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** Reads where the payouts of a bounty stand. */
export async function readStanding(
  { ask, sender }: RewardingDesk,
  bounty: string,
  signal: Signal,
): Promise<Standing> {
  // Before the server is asked: what it learns meanwhile is not said to be unknown to it.
  const owed = sender.listOwed()
  const found = await ask('bounty', { bounty }, { signal })
  return standingOf(found, (submission) => ({
    ...sender.sentFor(submission),
    isOwed: owed.includes(submission),
  }))
}

export const lookAt = (
  desk: RewardingDesk,
  bounty: string,
  signal: Signal,
): Promise<LookOutcome> =>
  attempt(async () => {
    const standing = await readStanding(desk, bounty, signal)
    return { kind: 'found', standing, next: nextOf(standing) }
  })

/**
 * Looks in the newest blocks for tokens that the author has sent this winner from
 * another browser. Whether they pay this share is the server's to say. Coins
 * leave no such trace: of those the server's record and this browser's tell.
 */
async function findPaid(
  { rpc, token, sender }: RewardingDesk,
  { bounty }: Standing,
  { submission, winner, amount }: Share,
  signal: Signal,
): Promise<Hash[]> {
  if (bounty.asset === 'CRO') return []
  const head = Number(await rpc.call('eth_blockNumber', [], { signal }))
  const filter = {
    address: token,
    fromBlock: toQuantity(Math.max(0, head - logRange + 1)),
    toBlock: toQuantity(head),
    topics: [transferTopic, topicOf(bounty.author), topicOf(winner)],
  }
  const logs = (await rpc.call('eth_getLogs', [filter], { signal })) as {
    transactionHash: Hash
    data: string
  }[]
  return logs
    .filter(({ data }) => BigInt(data) >= amount)
    .map(({ transactionHash }) => transactionHash)
    .filter((hash) => !sender.isOthers(submission, hash))
    .reverse()
    .slice(0, mostFound)
}

/** Has the server look whether one of those pays the share. */
async function isPaidBy(
  { ask, sender }: RewardingDesk,
  { submission }: Share,
  found: readonly Hash[],
  signal: Signal,
): Promise<boolean> {
  for (const hash of found)
    try {
      await ask('reportPayout', { submission, body: { hash } }, { signal })
      sender.adopt(submission, hash)
      return true
    } catch (error) {
      // It pays something else; whatever else is in the way is said.
      const isNo =
        error instanceof HttpError && error.code.startsWith('payout_')
      if (!isNo) throw error
    }
  return false
}

/** Has the node try it: what would fail is not sent. */
async function tryOut(
  { rpc, token }: RewardingDesk,
  standing: Standing,
  share: Share,
  signal: Signal,
): Promise<CheckOutcome> {
  const { author: from, asset } = standing.bounty
  const isCoins = asset === 'CRO'
  const call = callOf(token, standing, share)
  const options = { signal }
  const balance = { to: token, data: encodeToken.balanceOf(from) }
  const [coins, price, tokens] = await Promise.all([
    rpc.call('eth_getBalance', [from, 'latest'], options),
    rpc.call('eth_gasPrice', [], options),
    isCoins ? null : rpc.call('eth_call', [balance, 'latest'], options),
  ])
  if (!isCoins && decodeUint(tokens) < share.amount)
    return failed('rewarding.insufficientTokens')
  const cost = (gas: bigint) => call.value + gas * BigInt(String(price))
  const least = isCoins ? gasLimits.nativeTransfer : gasLimits.tokenTransfer
  if (BigInt(String(coins)) < cost(least))
    return failed('rewarding.insufficientCoins')
  const { to, data } = call
  const params = [{ from, to, data, value: toQuantity(call.value) }]
  try {
    const taken = BigInt(
      String(await rpc.call('eth_estimateGas', params, options)),
    )
    // A winner that is a contract takes more, and not always as much.
    const gas = taken <= least ? least : (taken * 5n) / 4n
    return BigInt(String(coins)) < cost(gas)
      ? failed('rewarding.insufficientCoins')
      : { kind: 'sound', gas }
  } catch (error) {
    const isRevert =
      error instanceof RpcError &&
      (error.rpcCode === 3 || /revert/i.test(error.message))
    if (isRevert) return failed('rewarding.wouldFail')
    throw error
  }
}

/** What the node throws, whatever it is: it is away. */
const ofNode = (error: unknown): Failed => {
  if (!(error instanceof HttpError)) return failed('rewarding.chainAway')
  return { kind: 'failure', failure: toRewardingFailure(error) }
}

/**
 * The last look before the wallet is asked: whose it is, what the server knows of
 * this share now, what the chain shows of it, and a trial of the payout itself.
 */
export async function checkShare(
  desk: RewardingDesk,
  { standing: before, submission }: ToPay,
  signal: Signal,
): Promise<CheckOutcome> {
  const { author, id } = before.bounty
  const shown = await desk.sender.refuse(author).catch(ofWallet)
  if (shown && 'kind' in shown) return shown
  if (shown && !shown.ok)
    return { kind: 'failure', failure: walletFailure(shown.failure) }
  const found = await lookAt(desk, id, signal)
  if (found.kind === 'failure') return found
  const { standing, next } = found
  const share = standing.shares.find((each) => each.submission === submission)
  if (next.kind !== 'ask' || share?.state !== 'due') return { kind: 'moved' }
  try {
    const paid = await findPaid(desk, standing, share, signal)
    if (await isPaidBy(desk, share, paid, signal)) return { kind: 'moved' }
    return await tryOut(desk, standing, share, signal)
  } catch (error) {
    return ofNode(error)
  }
}
