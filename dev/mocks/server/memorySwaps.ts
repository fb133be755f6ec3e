import { eventKey } from '@narwhal-club/core/swap'
import type { SwapReads } from '../../../server/api/swap/reads.ports.ts'
import type {
  KnownSwap,
  SwapRow,
  SwapStore,
  ToldSwap,
} from '../../../server/api/swap/swap.ports.ts'
import { byText } from '../byText.ts'
import { idsOf } from '../chain/members.ts'
import { describeNarwhal } from '../chain/traits.ts'
import type { MockWorld } from '../world.types.ts'
import { minedIn } from './feePayments.ts'
import { presentIndex } from './readings.ts'

const byNumber = (one: string, other: string) => Number(one) - Number(other)
const isLive = ({ state }: SwapRow) => state === 'open' || state === 'paid'
const isStillWatched = ({ state, createdAt }: SwapRow, since: number) =>
  state !== 'swapped' && createdAt > since

/** Where the index stands; null before it has a block. */
function standOf(world: MockWorld) {
  const index = presentIndex(world)
  if (index.status === 'absent') return null
  const { block = 0, head = block } = index
  const time = world.chain.timeOf(block) * 1_000
  return { block, head, time, reorgs: 0, mended: 0 }
}

/** Fees of swaps, as the server's index has them. */
export function coinsOf(world: MockWorld) {
  const { config, chain } = world
  const fee = BigInt(config.fees.swap)
  return minedIn(world).flatMap(({ transaction, block, place }) => {
    const { hash, from, to, succeeded, value } = transaction
    const isFee = succeeded && to === config.adminWallet && value === fee
    const at = chain.timeOf(block) * 1_000
    return isFee ? [{ hash, from, block, place, at }] : []
  })
}

/** What the vault did; each is the only event of its transaction. */
function eventsOf(world: MockWorld) {
  return minedIn(world).flatMap(({ transaction, block, token }) => {
    const { hash, swapped } = transaction
    if (!swapped) return []
    const key = eventKey(hash, 0)
    const at = world.chain.timeOf(block) * 1_000
    // It follows what is paid, either way.
    const place = (token[0]?.logIndex ?? 0) + 1
    return [{ ...swapped, key, hash, block, place, at }]
  })
}

/** Swaps in memory; what happens in a transaction happens at once. */
export function memorySwaps(world: MockWorld): SwapStore<null> {
  const kept = () => world.state.swaps
  const known = (row: SwapRow): KnownSwap => ({
    ...row,
    steps: kept().steps.filter(({ intent }) => intent === row.id),
  })
  const rowsOf = (account: string) =>
    kept().intents.filter((row) => row.account === account)
  /** Neither a swap that is done nor a stray has come of it. */
  const isFree = ({ key }: { key: string }) =>
    !kept().intents.some(
      ({ state, swappedBy }) => state === 'swapped' && swappedBy === key,
    ) && !kept().strays.some(({ event }) => event === key)

  function told(row: SwapRow): ToldSwap {
    const block = standOf(world)?.block ?? 0
    const paid = coinsOf(world).find(({ hash }) => hash === row.paidBy)
    const event = eventsOf(world).find(({ key }) => key === row.swappedBy)
    return {
      ...known(row),
      block,
      paidIn: paid ? Math.max(0, block - paid.block + 1) : 0,
      event: event ?? null,
    }
  }

  const store: SwapStore<null> = {
    lockAccount: async () => {},
    index: async () => standOf(world),
    async beginWatch(_, subject) {
      const index = standOf(world)
      if (!index || kept().watch?.subject === subject) return
      kept().watch = { subject, from: Math.max(index.block, index.head) }
    },
    async find(_, id) {
      const row = kept().intents.find((each) => each.id === id)
      return row ? known(row) : null
    },
    unsettled: async (_, account, since) =>
      rowsOf(account)
        .filter((row) => isLive(row) || isStillWatched(row, since))
        .sort((a, b) => a.createdBlock - b.createdBlock || byText(a.id, b.id))
        .map(known),
    async facts(_, account, since) {
      const index = standOf(world)
      if (!index) throw new Error('there is no index')
      const from = kept().watch?.from ?? Number.POSITIVE_INFINITY
      const done = kept().intents.filter(({ state }) => state === 'swapped')
      const isNew = ({ block, at }: { block: number; at: number }) =>
        block >= from && block <= index.block && at > since
      const deep = <T extends { block: number }>(each: T) => ({
        ...each,
        confirmations: index.block - each.block + 1,
      })
      const { strays } = kept()
      return {
        index,
        payments: coinsOf(world)
          .filter((paid) => paid.from === account && isNew(paid))
          .filter(
            ({ hash }) =>
              !done.some(({ paidBy }) => paidBy === hash) &&
              !strays.some(({ paidBy }) => paidBy === hash),
          )
          .map(deep),
        events: eventsOf(world)
          .filter((event) => event.account === account && isNew(event))
          .filter(isFree)
          .map(deep),
      }
    },
    async insert(_, row) {
      kept().intents.push(row)
    },
    async update(_, id, change) {
      const { swaps } = world.state
      swaps.intents = swaps.intents.map((row) =>
        row.id === id ? { ...row, ...change } : row,
      )
    },
    async putStep(_, row) {
      const { swaps } = world.state
      const others = swaps.steps.filter(
        ({ intent, step }) => intent !== row.intent || step !== row.step,
      )
      swaps.steps = [...others, row]
    },
    async addStrays(_, rows) {
      kept().strays.push(...rows)
    },
    isUsed: async (_, hash, besides) =>
      kept().intents.some(
        ({ id, paidBy }) => paidBy === hash && id !== besides,
      ) || kept().strays.some(({ paidBy }) => paidBy === hash),
    // Blocks are never taken back here.
    undoGone: async () => [],
    touched: async () => [
      ...new Set([
        ...kept()
          .intents.filter(isLive)
          .map(({ account }) => account),
        ...eventsOf(world)
          .filter(isFree)
          .map(({ account }) => account),
      ]),
    ],
    setSettled: async () => {},
    unsure: async () =>
      kept().steps.flatMap((step) => {
        const swap = kept().intents.find(({ id }) => id === step.intent)
        return swap && (step.state === 'sent' || step.state === 'mined')
          ? [{ ...step, account: swap.account }]
          : []
      }),
    async tell(id, account) {
      const row = rowsOf(account).find((each) => each.id === id)
      return row ? told(row) : null
    },
    list: async (account, most) =>
      rowsOf(account)
        .sort((a, b) => b.createdAt - a.createdAt || byText(a.id, b.id))
        .slice(0, most)
        .map(told),
    lowest: async (owner, count) =>
      idsOf(world.state.chain, owner).sort(byNumber).slice(0, count),
    async sentAway(account, ids) {
      const { moves } = world.state.chain
      const giverOf = (id: string) =>
        moves.filter((move) => move.id === id).at(-1)?.from
      return ids.filter((id) => giverOf(id) === account)
    },
  }
  return store
}

/** What pages read, of what the mock chain holds. */
export function memorySwapReads(world: MockWorld): SwapReads {
  const membersOf = (owner: string) =>
    idsOf(world.state.chain, owner).sort(byNumber).map(describeNarwhal)
  const there = <T>(read: (block: number) => T) => {
    const index = standOf(world)
    return index ? { ...read(index.block), block: index.block } : null
  }

  return {
    inventory: async ({ owner, begins, traits, after, limit }) =>
      there(() => {
        const names = [...new Set(traits.map(({ trait }) => trait))]
        const found = membersOf(owner).filter(
          ({ id, traits: own }) =>
            id.startsWith(begins ?? '') &&
            names.every((name) =>
              own.some((one) =>
                traits.some(
                  ({ trait, value }) =>
                    trait === name && one.trait === name && one.value === value,
                ),
              ),
            ),
        )
        const rest = found.filter(({ id }) => BigInt(id) > (after ?? -1n))
        return { rows: rest.slice(0, limit + 1), total: found.length }
      }),
    traits: async (owner) =>
      there(() => {
        const members = membersOf(owner)
        const counts = new Map<string, number>()
        for (const { traits } of members)
          for (const { trait, value } of traits) {
            const key = `${trait}:${value}`
            counts.set(key, (counts.get(key) ?? 0) + 1)
          }
        const rows = [...counts].sort(([a], [b]) => byText(a, b))
        return {
          total: members.length,
          known: members.length,
          rows: rows.map(([key, count]) => {
            const [trait = '', value = ''] = key.split(':')
            return { trait, value, count }
          }),
        }
      }),
    history: async ({ account, mode, after, limit }) =>
      there((block) => {
        const all = eventsOf(world)
          .filter(
            (event) =>
              event.block <= block &&
              (account === null || event.account === account) &&
              (mode === null || event.mode === mode),
          )
          .reverse()
          .map(({ key: _, ...event }) => ({
            ...event,
            nfts: event.ids.length,
          }))
        const rest = all.filter(
          ({ block, place }) =>
            !after ||
            block < after.block ||
            (block === after.block && place < after.place),
        )
        return { rows: rest.slice(0, limit + 1), total: all.length }
      }),
  }
}
