import { feeKey } from '@narwhal-club/core/governance'
import type {
  FeeStore,
  IntentRow,
  ToldIntent,
} from '../../../server/api/fees/fees.ports.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { paymentsOf } from './feePayments.ts'
import { presentIndex } from './readings.ts'

const isLive = ({ state }: IntentRow) =>
  state === 'open' || state === 'submitted' || state === 'confirmed'
/** Fees in memory; what happens in a transaction happens at once. */
export function memoryFees(world: MockWorld): FeeStore<null> {
  const kept = () => world.state.fees
  const rowOf = (id: string) => kept().intents.find((row) => row.id === id)
  const leftOf = (payer: string, token: string) =>
    kept().credits.filter(
      (credit) =>
        credit.payer === payer && credit.token === token && credit.left > 0n,
    )

  function stand() {
    const index = presentIndex(world)
    if (index.status === 'absent') return null
    const { block = 0, head = block } = index
    const time = world.chain.timeOf(block) * 1_000
    return { block, head, time, reorgs: 0, mended: 0 }
  }

  function told(row: IntentRow): ToldIntent {
    const block = stand()?.block ?? 0
    const paid = paymentsOf(world).find(
      ({ hash, from }) => hash === row.hash && from === row.payer,
    )
    return { ...row, have: paid ? Math.max(0, block - paid.block + 1) : 0 }
  }

  const store: FeeStore<null> = {
    lockPayer: async () => {},
    liveOf: async (_, { payer, purpose, refId }) =>
      kept().intents.find(
        (row) =>
          isLive(row) &&
          row.payer === payer &&
          row.purpose === purpose &&
          row.refId === refId,
      ) ?? null,
    countLive: async (_, payer) =>
      kept().intents.filter((row) => isLive(row) && row.payer === payer).length,
    // A payment here is settled with the block that it is in.
    isComing: async () => false,
    find: async (_, id) => rowOf(id) ?? null,
    live: async () =>
      kept()
        .intents.filter(
          ({ state }) => state === 'open' || state === 'submitted',
        )
        .sort((a, b) => byText(a.id, b.id)),
    async insert(_, row) {
      kept().intents.push(row)
    },
    async update(_, id, change) {
      const { fees } = world.state
      fees.intents = fees.intents.map((row) =>
        row.id === id ? { ...row, ...change } : row,
      )
    },

    creditsOf: async (_, payer, token) =>
      leftOf(payer, token).sort((a, b) => a.at - b.at || byText(a.id, b.id)),
    async spend(_, intent, spends) {
      for (const { credit: id, amount } of spends) {
        const credit = kept().credits.find((each) => each.id === id)
        if (!credit || credit.left < amount)
          throw new Error('a credit was spent twice')
        credit.left -= amount
        kept().spends.push({ credit: id, intent, amount })
      }
    },
    async giveBack(_, intent) {
      const { fees } = world.state
      for (const { credit: id, amount } of fees.spends.filter(
        (spend) => spend.intent === intent,
      )) {
        const credit = fees.credits.find((each) => each.id === id)
        if (credit) credit.left += amount
      }
      fees.spends = fees.spends.filter((spend) => spend.intent !== intent)
    },
    async addCredits(_, rows) {
      kept().credits.push(...rows)
    },

    index: async () => stand(),
    async beginWatch(_, subject) {
      const index = stand()
      if (!index || kept().watch?.subject === subject) return
      const from = Math.max(index.block, index.head)
      kept().watch = { subject, from, settled: from - 1 }
    },
    async lockWatch(tx, subject) {
      await store.beginWatch(tx, subject)
      return stand() ? kept().watch : null
    },
    async setSettled(_, block) {
      const { watch } = kept()
      if (watch) watch.settled = block
    },
    async payments(_, { after, named, limit }) {
      const index = stand()
      if (!index) throw new Error('there is no index')
      const all = paymentsOf(world).filter(({ block }) => block <= index.block)
      const used = new Set(kept().uses.map(({ key }) => key))
      const fresh = all.filter(
        (row) =>
          row.block > after &&
          !used.has(feeKey({ hash: row.hash, receiptIndex: row.logIndex })),
      )
      const first = fresh.slice(0, limit)
      const isAll = first.length === fresh.length
      const meant = new Set([...named, ...first.map(({ hash }) => hash)])
      return {
        index,
        rows: all.filter(({ hash }) => meant.has(hash)),
        isAll,
        readTo: isAll ? index.time : (first.at(-1)?.at ?? index.time),
      }
    },
    usesOf: async (_, hashes) =>
      kept().uses.filter(({ hash }) => hashes.includes(hash)),
    useFor: async (_, intent) =>
      kept().uses.find((use) => use.intent === intent) ?? null,
    async use(_, rows) {
      kept().uses.push(...rows)
    },

    unpublished: async (now, most) =>
      kept()
        .intents.filter(
          ({ state, signed, dueAt }) =>
            state === 'confirmed' &&
            signed !== null &&
            (dueAt === null || dueAt <= now),
        )
        .sort(
          (a, b) =>
            (a.dueAt ?? 0) - (b.dueAt ?? 0) || a.createdAt - b.createdAt,
        )
        .slice(0, most)
        .map(({ id }) => id),
    unseen: async () => {
      const seen = new Set(paymentsOf(world).map(({ hash }) => hash))
      return kept().intents.flatMap(({ state, hash }) =>
        state === 'submitted' && hash && !seen.has(hash) ? [hash] : [],
      )
    },
    async tell(id, payer) {
      const row = rowOf(id)
      return row?.payer === payer ? told(row) : null
    },
    list: async (payer, most) =>
      kept()
        .intents.filter((row) => row.payer === payer)
        .sort((a, b) => b.createdAt - a.createdAt || byText(a.id, b.id))
        .slice(0, most)
        .map(told),
    async credits(payer, token, most) {
      const rows = leftOf(payer, token)
      const total = rows.reduce((sum, { left }) => sum + left, 0n)
      const newest = [...rows].sort((a, b) => b.at - a.at || byText(a.id, b.id))
      return { rows: newest.slice(0, most), total }
    },
  }
  return store
}

/** Of which token fees are, and where they go. */
export const addressesOf = ({ config }: MockWorld) => ({
  token: config.contracts.token as `0x${string}`,
  to: config.adminWallet as `0x${string}`,
})
