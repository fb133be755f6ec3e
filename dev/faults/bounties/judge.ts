import type { BountyDetail } from '@narwhal-club/core/contract'
import type { Hex } from 'viem'
import { audit } from '../fees/audit.ts'
import type { Verdict } from '../kit/verdict.ts'
import type { Opened } from './publish.ts'
import type { Run } from './run.ts'

const transferTopic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const padded = (address: string) =>
  `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

export interface Payment {
  hash: Hex
  to: string
  value: bigint
}

/** Every payment from the author to one of those, as the chain has it. */
async function paymentsOf(
  { world, author, purse }: Run,
  { content, to }: { content: Opened['content']; to: readonly string[] },
): Promise<Payment[]> {
  const { rpc, addresses } = world.chain
  const from = author.address
  if (content.reward.asset === 'TOKEN') {
    const logs = await rpc.call<
      { transactionHash: Hex; topics: Hex[]; data: Hex }[]
    >('eth_getLogs', [
      {
        fromBlock: '0x0',
        toBlock: 'latest',
        address: addresses.token,
        topics: [transferTopic, padded(from), to.map(padded)],
      },
    ])
    return logs.map(({ transactionHash: hash, topics, data }) => ({
      hash,
      to: `0x${topics[2]?.slice(26)}`,
      value: BigInt(data),
    }))
  }
  const found: Payment[] = []
  // Coins leave no log: what the one wallet of the author ever sent is looked up.
  for (const { hash } of purse.sent) {
    const receipt = await rpc.call<{ status: Hex } | null>(
      'eth_getTransactionReceipt',
      [hash],
    )
    if (receipt?.status !== '0x1') continue
    const sent = await rpc.call<{ to: string; value: Hex }>(
      'eth_getTransactionByHash',
      [hash],
    )
    const value = BigInt(sent.value)
    if (to.includes(sent.to) && value > 0n)
      found.push({ hash, to: sent.to, value })
  }
  return found
}

/** What the club says of shares, held against what the chain has. */
export function compare(
  winners: NonNullable<BountyDetail['award']>['winners'],
  payments: readonly Payment[],
  meant: number,
): Omit<Verdict, 'paid' | 'made'> {
  const left = [...payments]
  const wrong: string[] = []
  let [lost, unpaid, twice] = [0n, 0n, Math.max(0, payments.length - meant)]
  for (const { address, amount, payout } of winners) {
    const share = BigInt(amount)
    const isVerified = payout?.state === 'verified'
    const at = left.findIndex(
      ({ hash, to, value }) =>
        to === address &&
        value >= share &&
        (!isVerified ||
          (hash === payout.hash && String(value) === payout.amount)),
    )
    // What pays one share pays no other.
    if (at >= 0) left.splice(at, 1)
    if (isVerified && at < 0) unpaid += share
    if (!isVerified && at >= 0) lost += share
    if (!isVerified) wrong.push(`${address} is ${payout?.state ?? 'unpaid'}`)
  }
  const hashes = winners.flatMap(({ payout }) => payout?.hash ?? [])
  twice += hashes.length - new Set(hashes).size
  return { lost, unpaid, twice, wrong }
}

/** Holds all that the club says of a bounty and its fee against the chain. */
export async function judge(
  run: Run,
  club: string,
  opened: Opened,
): Promise<Verdict> {
  const { world, pair, account, author } = run
  await run.settled()
  world.miner.ask()
  const fee = await audit({
    chain: world.chain,
    url: world.club.urls[0] as string,
    account,
    club,
    meant: pair.fees ?? 1,
    proposals: 1,
    kind: 'bounties',
    from: run.from,
  })
  const told = (await author.ask('GET', opened.bounty)).json as BountyDetail
  const winners = told.award?.winners ?? []
  const payments = await paymentsOf(run, {
    content: opened.content,
    to: winners.map(({ address }) => address),
  })
  const shares = compare(winners, payments, winners.length + (pair.more ?? 0))
  const record = await author.ask(
    'GET',
    `/api/people/${author.address}/bounties`,
  )
  const { asset } = opened.content.reward
  const paidOut = BigInt(record.json.author.paidOut[asset])
  const sum = winners.reduce(
    (all, { payout }) => all + BigInt(payout?.amount ?? 0),
    0n,
  )
  return {
    paid: fee.paid + payments.length,
    made: fee.made,
    lost: fee.lost + shares.lost,
    twice: fee.twice + shares.twice,
    unpaid: fee.unpaid + shares.unpaid,
    wrong: [
      ...fee.wrong,
      ...shares.wrong,
      ...(told.status === 'paid' ? [] : [`the bounty is ${told.status}`]),
      ...(winners.length === 2 ? [] : [`${winners.length} winners`]),
      ...(paidOut === sum ? [] : [`the record says ${paidOut}, not ${sum}`]),
    ],
  }
}
