import { setTimeout as delay } from 'node:timers/promises'
import type { PrivateKeyAccount } from 'viem'
import { Browser } from '../../../server/testing/browser.ts'
import type { Chain } from '../../world/chain.ts'
import { isSound, type Verdict } from '../kit/verdict.ts'

const transferTopic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const padded = (address: string) =>
  `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

export interface Arrival {
  hash: string
  logIndex: number
  value: bigint
}

/** What the chain says that a payer has paid to the treasury. */
export async function arrivedFrom(
  chain: Chain,
  payer: string,
): Promise<Arrival[]> {
  const { admin } = chain.accounts
  const logs = await chain.rpc.call<
    { transactionHash: string; logIndex: string; data: string }[]
  >('eth_getLogs', [
    {
      fromBlock: '0x0',
      toBlock: 'latest',
      address: chain.addresses.token,
      topics: [transferTopic, padded(payer), padded(admin.address)],
    },
  ])
  return logs.map(({ transactionHash: hash, logIndex, data }) => ({
    hash,
    logIndex: Number(logIndex),
    value: BigInt(data),
  }))
}

interface Intent {
  id: string
  refId: string
  amount: string
  state: string
  exempt: boolean
  byCredit: boolean
  hash?: string
  published?: string
}
interface Fees {
  intents: Intent[]
  credits: { left: string; hash: string }[]
  credit: string
}

const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n)
const repeated = (values: readonly unknown[]) =>
  values.length - new Set(values).size

export interface Audited {
  chain: Chain
  url: string
  account: PrivateKeyAccount
  club: string
  /** Payments that the person meant to make, at most. */
  meant: number
  /** Proposals that are to be there. */
  proposals: number
  /** What they are, where they are no proposals. */
  kind?: 'bounties'
  /** The address that who audits comes from. */
  from?: string
}

async function look(
  { chain, account, club, meant, proposals, kind }: Audited,
  browser: Browser,
): Promise<Verdict> {
  const arrivals = await arrivedFrom(chain, account.address)
  const fees = (await browser.get('/api/fees')).json as Fees
  const { json } = await browser.get(
    `/api/clubs/${club}/${kind ?? 'proposals'}?author=${account.address}`,
  )
  const listed = (json.rows ?? []) as { id: string }[]
  const settled = fees.intents.filter(
    ({ state, exempt }) =>
      !exempt && (state === 'confirmed' || state === 'consumed'),
  )
  const consumed = settled.filter(({ state }) => state === 'consumed')
  const byPayment = settled.filter(({ byCredit }) => !byCredit)
  const arrived = sum(arrivals.map(({ value }) => value))
  const counted =
    sum(settled.map(({ amount }) => BigInt(amount))) +
    sum(fees.credits.map(({ left }) => BigInt(left)))
  const hashes = new Set(arrivals.map(({ hash }) => hash))
  const invented = byPayment.filter(({ hash = '' }) => !hashes.has(hash))
  const published = consumed.map(({ published }) => published)
  const wrong = [
    ...(listed.length === proposals
      ? []
      : [`${listed.length} proposals listed, not ${proposals}`]),
    ...(consumed.length === proposals
      ? []
      : [`${consumed.length} fees consumed, not ${proposals}`]),
    ...listed.flatMap(({ id }) =>
      published.includes(id) ? [] : [`proposal ${id} has no fee`],
    ),
  ]
  const larger = (a: bigint, b: bigint) => (a > b ? a - b : 0n)
  return {
    paid: arrivals.length,
    made: listed.length,
    lost: larger(arrived, counted),
    twice:
      Math.max(0, arrivals.length - meant) +
      repeated(byPayment.map(({ hash }) => hash)) +
      repeated(published) +
      repeated(consumed.map(({ refId }) => refId)),
    unpaid:
      larger(counted, arrived) +
      sum(invented.map(({ amount }) => BigInt(amount))),
    wrong,
  }
}

/**
 * Holds what a member is told against the chain, once all that is on its way has
 * come: what arrived is a proposal's fee or a credit, and nothing else is.
 */
export async function audit(asked: Audited, within = 10_000): Promise<Verdict> {
  const { url, from } = asked
  const browser = new Browser(url, { ...(from && { from }) })
  const end = performance.now() + within
  for (;;) {
    const isIn =
      browser.cookies.size > 0 ||
      (await browser.signIn(asked.account).catch(() => null))?.status === 200
    const verdict = isIn && (await look(asked, browser).catch(() => null))
    if (verdict && isSound(verdict)) return verdict
    if (performance.now() > end) {
      if (verdict) return verdict
      throw new Error('the server does not tell')
    }
    await delay(50)
  }
}

/** What a member is told there, for the report of a run that failed. */
export async function toldOf(
  url: string,
  account: PrivateKeyAccount,
  path: string,
) {
  const browser = new Browser(url)
  await browser.signIn(account).catch(() => {})
  const answer = await browser.get(path).catch(() => null)
  const ready = await browser.get('/readyz').catch(() => null)
  return JSON.stringify([answer?.json, ready?.json])
}
