import { rank } from '@narwhal-club/core/analytics'
import type {
  Flow,
  Happening,
  Hex,
  History,
  Moment,
  Payment,
  StayTable,
} from '../../../server/api/analytics/history.ts'
import { byText } from '../byText.ts'
import { governanceIn, type PastVotes } from './memoryGovernance.ts'
import { type PastUses, readUses } from './outcomes.ts'

export interface PastTransfer {
  block: number
  logIndex: number
  from: Hex
  to: Hex
}
export interface PastNft extends PastTransfer {
  id: bigint
}
export interface PastToken extends PastTransfer {
  value: bigint
}

/** All that ever happened, in order: as a naive reader of the chain has it. */
export interface Past {
  /** Blocks of a known time, rising; each with a transfer is among them. */
  blocks: readonly Moment[]
  nft: readonly PastNft[]
  token: readonly PastToken[]
  payments: readonly Payment[]
  /** What payments were used for; none where missing. */
  uses?: PastUses
  /** What was voted; no club where missing. */
  votes?: PastVotes
}

const noVotes: PastVotes = { clubs: [], proposals: [], ballots: [] }

const unused: PastUses = {
  uses: [],
  intents: [],
  credits: [],
  spends: [],
  proposals: [],
}

const zero: Hex = `0x${'0'.repeat(40)}`

interface MemoryStay {
  id: bigint
  holder: Hex
  block: number
  from: number
  until: number | undefined
  logIndex: number
  minted: number
}

const compare = <T extends number | bigint>(one: T, other: T) =>
  one < other ? -1 : one > other ? 1 : 0

/** A history in memory: simple rather than quick, and what SQL is held to. */
export function createMemoryHistory(
  past: Past,
  moment: Moment,
  leftOut: readonly string[],
): History {
  const times = new Map(past.blocks.map(({ block, time }) => [block, time]))
  const timeOf = (block: number) => times.get(block) ?? 0
  const upTo = <T extends { block: number }>(
    list: readonly T[],
    block: number,
  ) => list.filter((each) => each.block <= block)
  const nft = upTo(past.nft, moment.block)
  const token = upTo(past.token, moment.block)
  const blocks = upTo(past.blocks, moment.block)
  const uses = readUses(past.uses ?? unused)
  const isLeftOut = (address: string) => leftOut.includes(address)

  function ownersAt(block: number): Map<bigint, Hex> {
    return new Map(upTo(nft, block).map(({ id, to }) => [id, to]))
  }
  function countsAt(block: number): Map<string, number> {
    const counts = new Map<string, number>()
    for (const owner of ownersAt(block).values())
      if (!isLeftOut(owner)) counts.set(owner, (counts.get(owner) ?? 0) + 1)
    return counts
  }
  function balances(): Map<string, bigint> {
    const held = new Map<string, bigint>()
    for (const { from, to, value } of token) {
      held.set(from, (held.get(from) ?? 0n) - value)
      held.set(to, (held.get(to) ?? 0n) + value)
    }
    return held
  }
  /** Stays of each token, one after the other, without those of no owner. */
  function allStays(): MemoryStay[] {
    const ways = new Map<bigint, PastNft[]>()
    for (const way of nft) ways.set(way.id, [...(ways.get(way.id) ?? []), way])
    return [...ways]
      .sort(([one], [other]) => compare(one, other))
      .flatMap(([id, way]) =>
        way.map(({ block, logIndex, from, to }, index) => {
          const next = way[index + 1]
          return {
            id,
            holder: to,
            block,
            from: timeOf(block),
            until: next && timeOf(next.block),
            logIndex,
            minted: Number(from === zero),
          }
        }),
      )
      .filter(({ holder }) => holder !== zero)
  }
  const ranked = () =>
    [...countsAt(moment.block)].sort(
      ([a, one], [b, other]) => other - one || byText(a, b),
    )
  const isCounted = ({ from, to }: PastTransfer) =>
    from !== zero && to !== zero && !isLeftOut(from) && !isLeftOut(to)

  function weigh(flow: Flow, each: PastTransfer): number {
    const isMint = each.from === zero
    if (flow === 'supply') return Number(isMint) - Number(each.to === zero)
    if (flow === 'mints') return Number(isMint && !isLeftOut(each.to))
    return Number(isCounted(each))
  }

  return {
    moment,
    isLeftOut,
    async firstTransfer(of) {
      const [first] = of === 'nft' ? nft : token
      return first && { block: first.block, time: timeOf(first.block) }
    },
    blockAt: async (time) =>
      blocks.filter((each) => each.time <= time).at(-1)?.block,
    async stops(since, parts) {
      const length = moment.time - since.time + 1
      const found = new Map<number, Moment>()
      for (const { block, time } of blocks)
        if (block >= since.block)
          found.set(Math.floor(((time - since.time) * parts) / length), {
            block,
            time,
          })
      return [...found.values()]
    },
    async collection() {
      const owners = [...ownersAt(moment.block).values()]
      const burned = owners.filter((owner) => owner === zero).length
      return { minted: owners.length, burned }
    },
    nftCounts: async () =>
      [...countsAt(moment.block).values()].sort((a, b) => a - b),
    nftHolders: async (block = moment.block) => countsAt(block),
    async holderPage({ search, after, limit }) {
      const all = ranked()
      const counts = all.map(([, count]) => count)
      const found = all.filter(([address]) => address.startsWith(search))
      const rest = found.filter(
        ([address, held]) =>
          !after ||
          held < after.nfts ||
          (held === after.nfts && address > after.address),
      )
      return {
        total: found.length,
        rows: rest.slice(0, limit).map(([address, nfts]) => ({
          address: address as Hex,
          nfts,
          rank: rank(counts, nfts) ?? 0,
        })),
      }
    },
    async stays(): Promise<StayTable> {
      const numbers = new Map<string, number>()
      const numberOf = (address: string) => {
        const known = numbers.get(address) ?? numbers.size
        numbers.set(address, known)
        return isLeftOut(address) ? -1 : known
      }
      const stays = allStays().sort(
        (one, next) => one.block - next.block || one.logIndex - next.logIndex,
      )
      return {
        size: stays.length,
        token: stays.map(({ id }) => String(id)),
        holder: stays.map(({ holder }) => numberOf(holder)),
        from: stays.map(({ from }) => from),
        until: stays.map(({ until = 0 }) => until),
        minted: stays.map(({ minted }) => minted),
      }
    },
    async staysOf(addresses) {
      const stays = allStays()
      return new Map(
        addresses.map((address) => [
          address,
          stays.filter(({ holder }) => holder === address),
        ]),
      )
    },
    async changes(flow, { to }) {
      return (flow === 'tokenTransfers' ? token : nft)
        .map((each) => ({ at: timeOf(each.block), by: weigh(flow, each) }))
        .filter(({ at }) => at < to)
    },
    tokenSupply: async () => -(balances().get(zero) ?? 0n),
    tokenHolders: async () =>
      new Map(
        [...balances()].filter(([who, held]) => held > 0n && !isLeftOut(who)),
      ),
    balancesOf: async (addresses) => {
      const held = balances()
      return new Map(addresses.map((who) => [who, held.get(who) ?? 0n]))
    },
    nftCountOf: async (address) =>
      [...ownersAt(moment.block).values()].filter((who) => who === address)
        .length,
    async tokensOf(address, most) {
      return allStays()
        .filter(
          ({ holder, until }) => holder === address && until === undefined,
        )
        .slice(0, most)
        .map(({ id, from }) => ({ id, since: from }))
    },
    async timeline(address, after, limit) {
      const happened = nft
        .filter(({ from, to }) => from === address || to === address)
        .map(({ block, logIndex, id, from, to }): Happening => {
          const isIn = to === address
          const other = isIn ? from : to
          const kinds = isIn
            ? (['mint', 'in'] as const)
            : (['burn', 'out'] as const)
          const kind = kinds[other === zero ? 0 : 1]
          return { kind, block, time: timeOf(block), logIndex, id, other }
        })
        .sort(
          (one, next) =>
            next.block - one.block ||
            next.logIndex - one.logIndex ||
            compare(next.id, one.id),
        )
      const from = after
        ? happened.findIndex(
            (each) =>
              each.block < after.block ||
              (each.block === after.block &&
                (each.logIndex < after.logIndex ||
                  (each.logIndex === after.logIndex && each.id < after.id))),
          )
        : 0
      return from < 0 ? [] : happened.slice(from, from + limit)
    },
    governance: async (club, most) =>
      governanceIn(past.votes ?? noVotes, {
        club,
        most,
        now: moment.time * 1_000,
      }),
    async paymentTotals() {
      const paid = upTo(past.payments, moment.block)
      const of = (asset: string) => paid.filter((each) => each.asset === asset)
      const sum = (list: readonly Payment[]) =>
        list.reduce((all, { amount }) => all + amount, 0n)
      return {
        cro: sum(of('CRO')),
        croPayments: of('CRO').length,
        token: sum(of('TOKEN')),
        tokenPayments: of('TOKEN').length,
        credit: uses.leftUpTo(paid),
      }
    },
    async payments(after, limit) {
      const order = (one: typeof after & object, next: typeof after & object) =>
        next.block - one.block ||
        byText(next.asset, one.asset) ||
        next.place - one.place
      const paid = upTo(past.payments, moment.block).sort(order)
      const total = (last: Payment) =>
        paid
          .filter(({ asset }) => asset === last.asset)
          .filter((each) => order(each, last) >= 0)
          .reduce((all, { amount }) => all + amount, 0n)
      return paid
        .filter((each) => !after || order(each, after) > 0)
        .slice(0, limit)
        .map((each) => ({
          ...each,
          total: total(each),
          outcome: uses.outcomeOf(each),
        }))
    },
  }
}
