import { setTimeout as delay } from 'node:timers/promises'
import type { MySwaps } from '@narwhal-club/core/contract'
import type { Hex } from 'viem'
import { Browser } from '../../../server/testing/browser.ts'
import { isSound, type Verdict } from '../kit/verdict.ts'
import { fee, worth } from './onChain.ts'
import type { Pair } from './pairs.ts'
import type { Run } from './run.ts'
import type { Assets } from './vault.ts'

/** What the chain has of a person. */
export interface OnChain {
  /** Hashes of the fees that arrived. */
  fees: readonly string[]
  swaps: readonly { hash: string; ids: readonly string[]; tokens: bigint }[]
}
/** What the person meant, at most of the one and exactly of the other. */
export interface Meant {
  fees: number
  swaps: number
  /** The fee was left out: the chain has the swap, and it must count for nothing. */
  isUnpaid?: boolean
}

const repeated = (values: readonly unknown[]) =>
  values.length - new Set(values).size
const sorted = (ids: readonly string[]) => [...ids].sort().join()
const held: readonly string[] = ['open', 'paid', 'swapped']

/** Holds what the club says of swaps and credits against the chain. */
export function compare(
  { intents, credits }: Pick<MySwaps, 'intents' | 'credits'>,
  chain: OnChain,
  meant: Meant,
): Verdict {
  const done = intents.filter(({ state }) => state === 'swapped')
  const uses = [
    ...intents
      .filter(({ state }) => held.includes(state))
      .flatMap(({ fee: { hash } }) => hash ?? []),
    ...credits.map(({ hash }) => hash),
  ]
  const arrived = new Set(chain.fees)
  const invented = [...new Set(uses)].filter((hash) => !arrived.has(hash))
  const unpaid = done.filter(({ fee: { hash } }) => !hash)
  const unused = chain.fees.filter((hash) => !uses.includes(hash))
  const isOnChain = ({ swapped, ids }: (typeof done)[number]) =>
    chain.swaps.some(
      (event) =>
        event.hash === swapped?.hash &&
        sorted(event.ids) === sorted(swapped.ids) &&
        sorted(ids) === sorted(event.ids) &&
        String(event.tokens) === swapped.tokens,
    )
  const told = done.map(({ swapped }) => swapped?.hash)
  const known = intents
    .filter(({ state }) => state === 'unpaid')
    .map(({ swapped }) => swapped?.hash)
  return {
    paid: chain.fees.length,
    made: chain.swaps.length,
    lost: fee * BigInt(unused.length),
    twice:
      Math.max(0, chain.fees.length - meant.fees) +
      repeated(uses) +
      repeated(told),
    unpaid: fee * BigInt(invented.length + unpaid.length),
    wrong: [
      ...done
        .filter((intent) => !isOnChain(intent))
        .map(({ id }) => `${id} is swapped, and the chain has no such swap`),
      ...chain.swaps
        .filter(({ hash }) => !told.includes(hash as Hex))
        .filter(({ hash }) => !meant.isUnpaid || !known.includes(hash as Hex))
        .map(({ hash }) => `${hash} swapped, and no intent says so`),
      ...(chain.swaps.length === meant.swaps
        ? []
        : [`${chain.swaps.length} swaps, not ${meant.swaps}`]),
    ],
  }
}

/** Fees that arrived: coins leave no log, so what the one wallet sent is looked up. */
async function feesOf({ world, purse }: Run): Promise<string[]> {
  const { rpc, accounts } = world.chain
  const treasury = accounts.admin.address.toLowerCase()
  const found: string[] = []
  for (const { hash } of purse.sent) {
    const receipt = await rpc.call<{ status: Hex } | null>(
      'eth_getTransactionReceipt',
      [hash],
    )
    if (receipt?.status !== '0x1') continue
    const { to, value } = await rpc.call<{ to: string; value: Hex }>(
      'eth_getTransactionByHash',
      [hash],
    )
    if (to === treasury && BigInt(value) > 0n) found.push(hash)
  }
  return found
}

/** NFTs and tokens have moved as the swaps say, to the last unit. */
function movedWrong(
  before: Assets,
  now: Assets,
  swaps: readonly { mode: string; ids: readonly string[] }[],
  sold: number,
): string[] {
  const given = swaps.reduce(
    (sum, { mode, ids }) => sum + (mode === 'deposit' ? 1 : -1) * ids.length,
    0,
  )
  const person = {
    nfts: before.person.nfts - BigInt(given + sold),
    tokens: before.person.tokens + worth * BigInt(given),
  }
  const { nfts, tokens } = now.person
  const vaultTokens = before.vault.tokens - worth * BigInt(given)
  return [
    ...(nfts === person.nfts ? [] : [`${nfts} NFTs, not ${person.nfts}`]),
    ...(tokens === person.tokens
      ? []
      : [`${tokens} tokens, not ${person.tokens}`]),
    ...(now.vault.tokens === vaultTokens
      ? []
      : [`the vault has ${now.vault.tokens} tokens, not ${vaultTokens}`]),
  ]
}

/** Holds all that the club says of the person against the chain, once it has come. */
export async function judge(
  run: Run,
  pair: Pair,
  before: Assets,
  within = 10_000,
): Promise<Verdict> {
  const { world, account, assets, purse } = run
  const browser = new Browser(world.club.urls[0] as string)
  const end = performance.now() + within
  const look = async (): Promise<Verdict> => {
    const swaps = await assets.swaps()
    const told = (await browser.get('/api/swap/intents')).json as MySwaps
    const { swaps: meant = 1, sold = 0 } = pair
    const isUnpaid = pair.skips !== undefined
    const fees = isUnpaid ? 0 : (pair.fees ?? 1)
    const verdict = compare(
      told,
      { fees: await feesOf(run), swaps },
      { fees, swaps: meant, isUnpaid },
    )
    // Of a redeem what was sold is missing in the vault, not with the person.
    const own = run.mode === 'deposit' ? sold : 0
    const moved = movedWrong(before, await assets.read(), swaps, own)
    const isLeft = purse.last('revoke') && (await assets.isGranted())
    return {
      ...verdict,
      wrong: [
        ...verdict.wrong,
        ...moved,
        ...(isLeft ? ['what was revoked is still granted'] : []),
      ],
    }
  }
  for (;;) {
    const isIn =
      browser.cookies.size > 0 ||
      (await browser.signIn(account).catch(() => null))?.status === 200
    const verdict = isIn && (await look().catch(() => null))
    if (verdict && isSound(verdict)) return verdict
    if (performance.now() > end) {
      if (verdict) return verdict
      throw new Error('the server does not tell')
    }
    await delay(50)
  }
}
