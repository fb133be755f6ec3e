import { feeKey } from '@narwhal-club/core/governance'
import type {
  AssetSums,
  BookReads,
  BookWrites,
} from '../../../server/api/books/books.ports.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { paymentsOf } from './feePayments.ts'
import { memoryBountyWrites } from './memoryBounties.ts'
import { coinsOf } from './memorySwaps.ts'
import { presentIndex } from './readings.ts'

/** The newest first, after a place. */
function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  at: (row: Row) => number,
  asked: { after: { at: number; id: string } | undefined; limit: number },
) {
  const { after, limit } = asked
  const sorted = [...rows].sort((a, b) => at(b) - at(a) || byText(b.id, a.id))
  const rest = sorted.filter(
    (row) =>
      !after ||
      at(row) < after.at ||
      (at(row) === after.at && row.id < after.id),
  )
  return { total: rows.length, rows: rest.slice(0, limit) }
}

const sumOf = (amounts: readonly bigint[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0n)

/** Coins that reached the treasury since swaps are watched. */
const watchedCoins = (world: MockWorld) =>
  coinsOf(world).filter(
    ({ block }) => block >= (world.state.swaps.watch?.from ?? Infinity),
  )

const swapHashes = ({ state: { swaps } }: MockWorld) =>
  new Set([
    ...swaps.intents
      .filter(({ state }) => state === 'paid' || state === 'swapped')
      .map(({ paidBy }) => paidBy),
    ...swaps.strays.map(({ paidBy }) => paidBy),
  ])

/** What administrators read of money that came in, in memory. */
export function memoryBookReads(world: MockWorld): BookReads {
  const kept = () => world.state.fees
  const stand = () => {
    const index = presentIndex(world)
    return index.status === 'absent' ? null : (index.block ?? 0)
  }

  return {
    async intents({ state, purpose, payer, ...asked }) {
      const newest = stand() ?? 0
      const found = kept()
        .intents.filter(
          (row) =>
            (state === null || row.state === state) &&
            (purpose === null || row.purpose === purpose) &&
            (payer === null || row.payer === payer),
        )
        .map((row) => {
          const use = kept().uses.find(({ intent }) => intent === row.id)
          const paid = paymentsOf(world).find(({ hash }) => hash === row.hash)
          const block = use?.block ?? paid?.block ?? null
          const have = block === null ? 0 : Math.max(0, newest - block + 1)
          return { ...row, block, have }
        })
      return pageOf(found, ({ createdAt }) => createdAt, asked)
    },

    async credits({ view, payer, ...asked }) {
      const found = kept()
        .credits.map((credit) => ({
          ...credit,
          block: kept().uses.find(({ key }) => key === credit.key)?.block ?? 0,
          refunds: kept()
            .refunds.filter((refund) => refund.credit === credit.id)
            .sort((a, b) => b.at - a.at || byText(a.id, b.id)),
        }))
        .filter(
          (row) =>
            (view !== 'open' || row.left > 0n) &&
            (view !== 'refunds' || row.refunds.length > 0) &&
            (payer === null || row.payer === payer),
        )
      return pageOf(found, ({ at }) => at, asked)
    },

    async coins({ after, limit }) {
      const used = swapHashes(world)
      const found = watchedCoins(world)
        .filter(({ hash }) => !used.has(hash))
        .map(({ from, ...row }) => ({
          ...row,
          payer: from as `0x${string}`,
          amount: BigInt(world.config.fees.swap),
        }))
        .reverse()
      const rest = found.filter(
        ({ block, place }) =>
          !after ||
          block < after.block ||
          (block === after.block && place < after.place),
      )
      return { total: found.length, rows: rest.slice(0, limit) }
    },

    async totals() {
      const block = stand()
      if (block === null) return null
      const { intents, credits, refunds, uses, watch } = kept()
      const from = watch?.from ?? Number.POSITIVE_INFINITY
      const arrived = paymentsOf(world).filter((paid) => paid.block >= from)
      const used = new Set(uses.map(({ key }) => key))
      const refundsIn = (state: string) =>
        sumOf(
          refunds
            .filter((refund) => refund.state === state)
            .map(({ amount }) => amount),
        )
      const tokens: AssetSums = {
        asset: 'TOKEN',
        payments: arrived.length,
        arrived: sumOf(arrived.map(({ value }) => value)),
        spent: sumOf(
          intents
            .filter(
              ({ state, isExempt }) =>
                (state === 'confirmed' || state === 'consumed') && !isExempt,
            )
            .map(({ amount }) => amount),
        ),
        credit: sumOf(credits.map(({ left }) => left)),
        setAside: refundsIn('open'),
        refunded: refundsIn('refunded'),
        waiting: sumOf(
          arrived
            .filter(
              ({ hash, logIndex }) =>
                !used.has(feeKey({ hash, receiptIndex: logIndex })),
            )
            .map(({ value }) => value),
        ),
      }
      const { swaps } = world.state
      const coins = watchedCoins(world)
      const hashes = swapHashes(world)
      const fee = BigInt(world.config.fees.swap)
      const since = swaps.watch?.from ?? Number.POSITIVE_INFINITY
      const bought = swaps.intents.filter(
        ({ state, paidBy, paidBlock }) =>
          (state === 'paid' || state === 'swapped') &&
          paidBy !== null &&
          (paidBlock ?? -1) >= since,
      )
      const strays = swaps.strays.filter(({ paidBy }) =>
        coins.some(({ hash }) => hash === paidBy),
      )
      const free = coins.filter(({ hash }) => !hashes.has(hash))
      return {
        block,
        assets: [
          tokens,
          {
            asset: 'CRO',
            payments: coins.length,
            arrived: fee * BigInt(coins.length),
            spent:
              sumOf(bought.map((row) => row.fee)) + fee * BigInt(strays.length),
            credit: fee * BigInt(free.length),
            setAside: 0n,
            refunded: 0n,
            waiting: 0n,
          },
        ],
      }
    },
  }
}

/** Changes what is paid back, in memory. */
export function memoryBookWrites(world: MockWorld): BookWrites<null> {
  const kept = () => world.state.fees
  const creditOf = (id: string) => kept().credits.find((row) => row.id === id)
  const change = (id: string, more: object) =>
    Object.assign(kept().refunds.find((row) => row.id === id) ?? {}, more)

  return {
    lockCredit: async (_, id) => creditOf(id) ?? null,
    async head() {
      const { status, head, block } = presentIndex(world)
      return status === 'absent' ? null : (head ?? block ?? 0)
    },
    async lockRefund(_, id) {
      const refund = kept().refunds.find((row) => row.id === id)
      const credit = refund && creditOf(refund.credit)
      return credit ? { refund, credit } : null
    },
    async begin(_, refund) {
      const credit = creditOf(refund.credit)
      if (credit) credit.left -= refund.amount
      kept().refunds.push(refund)
    },
    usedKeys: memoryBountyWrites(world).usedKeys,
    async finish(_, refund) {
      change(refund.id, refund)
    },
    async drop(_, refund) {
      change(refund.id, refund)
      const credit = creditOf(refund.credit)
      if (credit) credit.left += refund.amount
    },
  }
}
