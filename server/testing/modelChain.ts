import {
  consecutiveTopic,
  type LogQuestion,
  readLogs,
  transferTopic,
} from '../indexer/chainLog.ts'
import type { CoinTransfer, FeeRules } from '../indexer/fees.ts'
import type { ChainSource, Header } from '../indexer/source.ts'
import { bloomOf } from './bloomOf.ts'

type Hex = `0x${string}`

/** A repeatable source of chance. */
export interface Random {
  below(limit: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export const contracts = {
  nft: `0x${'11'.repeat(20)}`,
  token: `0x${'22'.repeat(20)}`,
} as const

export const fees: FeeRules = {
  treasury: `0x${'33'.repeat(20)}`,
  cro: 10n ** 18n,
  token: 5n * 10n ** 30n,
  from: 0,
}

const zero: Hex = `0x${'00'.repeat(20)}`
const word = (value: bigint | number | string): Hex =>
  `0x${BigInt(value).toString(16).padStart(64, '0')}`
const quantity = (value: number): Hex => `0x${value.toString(16)}`

interface Block extends Header {
  logs: Record<string, unknown>[]
  coins: CoinTransfer[]
  state: State
}

/** What a naive reader of the chain knows: it keeps everything, at each block. */
export interface State {
  owners: Map<bigint, Hex>
  balances: Map<Hex, bigint>
}

/**
 * A chain in memory that can be grown, and cut back to grow another way.
 *
 * @param tokenFees how often tokens that are passed on are a fee; of these some
 * only look like one.
 */
export function createModelChain(random: Random, tokenFees = 0) {
  const people = Array.from(
    { length: 12 },
    (_, index): Hex => `0x${(0xa0 + index).toString(16).repeat(20)}`,
  )
  let forks = 0
  const empty: State = { owners: new Map(), balances: new Map() }
  const blocks: Block[] = [mined(undefined, [], [], empty)]
  let minted = 0n

  function mined(
    last: Block | undefined,
    logs: Block['logs'],
    coins: Block['coins'],
    state: State,
  ) {
    const number = last ? last.number + 1 : 0
    const hash = word(BigInt(number) * 1_000_000n + BigInt(forks) + 7n)
    const parentHash = last?.hash ?? word(0)
    const time = 1_700_000_000 + number * 6
    for (const log of logs) log.blockHash = hash
    return { number, hash, parentHash, time, logs, coins, state }
  }

  function grow(count = 1) {
    for (; count > 0; count--) {
      const last = blocks.at(-1) as Block
      const number = last.number + 1
      const state: State = {
        owners: new Map(last.state.owners),
        balances: new Map(last.state.balances),
      }
      const logs: Block['logs'] = []
      const add = (address: Hex, topics: Hex[], data: Hex) =>
        logs.push({
          address,
          topics,
          data,
          blockNumber: quantity(number),
          logIndex: quantity(logs.length),
          transactionIndex: quantity(logs.length),
          transactionHash: word(number * 1_000 + logs.length),
        })
      const acts = random.below(5)
      for (let act = 0; act < acts; act++) happen(state, add)
      blocks.push(mined(last, logs, paid(number), state))
    }
  }

  /** Coins change hands: some of it is a fee, some only looks like one. */
  function paid(block: number): CoinTransfer[] {
    const count = random.chance(0.2) ? 1 + random.below(2) : 0
    return Array.from({ length: count }, (_, place) => ({
      block,
      place,
      hash: word(block * 1_000 + 900 + place),
      from: random.pick(people),
      to: random.chance(0.8) ? fees.treasury : null,
      value: random.chance(0.8) ? fees.cro : fees.cro + 1n,
    }))
  }

  type Add = (address: Hex, topics: Hex[], data: Hex) => void

  function happen({ owners, balances }: State, add: Add) {
    const to = random.pick(people)
    const move = (from: Hex, tokenId: bigint, taker: Hex) => {
      owners.set(tokenId, taker)
      add(
        contracts.nft,
        [transferTopic, word(from), word(taker), word(tokenId)],
        '0x',
      )
    }
    const pay = (from: Hex, value: bigint, taker: Hex) => {
      balances.set(from, (balances.get(from) ?? 0n) - value)
      balances.set(taker, (balances.get(taker) ?? 0n) + value)
      add(
        contracts.token,
        [transferTopic, word(from), word(taker)],
        word(value),
      )
    }
    const live = [...owners].filter(([, owner]) => owner !== zero)
    switch (random.below(7)) {
      case 0: {
        move(zero, minted++, to)
        break
      }
      case 1: {
        const first = minted
        const last = first + BigInt(random.below(4))
        for (let id = first; id <= last; id++) owners.set(id, to)
        minted = last + 1n
        add(
          contracts.nft,
          [consecutiveTopic, word(first), word(zero), word(to)],
          word(last),
        )
        break
      }
      case 2:
      case 3: {
        if (live.length === 0) break
        const [id, owner] = random.pick(live)
        // Now and then it goes on at once, or comes to nothing: a burn.
        move(owner, id, random.chance(0.1) ? zero : to)
        if (random.chance(0.3) && owners.get(id) !== zero)
          move(to, id, random.pick(people))
        break
      }
      case 4: {
        pay(zero, BigInt(1 + random.below(1_000)) * 10n ** 30n, to)
        break
      }
      default: {
        const rich = [...balances].filter(([, has]) => has > 0n)
        if (rich.length === 0) break
        const [from, has] = random.pick(rich)
        if (tokenFees > 0 && has > fees.token && random.chance(tokenFees)) {
          const over = random.chance(0.2) ? 1n : 0n
          pay(from, fees.token + over, fees.treasury)
          break
        }
        const part = random.chance(0.2)
          ? has
          : has / BigInt(2 + random.below(9))
        pay(from, part, random.chance(0.1) ? zero : to)
      }
    }
  }

  const block = (number: number) => blocks[number]
  const headerOf = ({
    logs: _,
    coins: __,
    state: ___,
    ...header
  }: Block): Header => header

  /** What the contracts answer: `balanceOf` and `totalSupply`, as of a block. */
  function call({ to, data }: { to: string; data: string }, number: number) {
    const { owners, balances } = block(number)?.state ?? empty
    const who = `0x${data.slice(34, 74)}` as Hex
    const live = [...owners.values()].filter((owner) => owner !== zero)
    const isSupply = data.startsWith('0x18160ddd')
    if (to === contracts.nft)
      return word(
        isSupply ? live.length : live.filter((owner) => owner === who).length,
      )
    return word(
      isSupply ? -(balances.get(zero) ?? 0n) : (balances.get(who) ?? 0n),
    )
  }

  return {
    people,
    grow,
    call,
    head: () => (blocks.at(-1) as Block).number,
    /** As a node tells it over JSON-RPC. */
    rawBlock(number: number, isWhole = true) {
      const found = block(number)
      if (!found) return null
      const { hash, parentHash, time, coins } = found
      const timestamp = quantity(time)
      const transactions = coins.map(({ place, value, hash, from, to }) => ({
        hash,
        from,
        to,
        value: `0x${value.toString(16)}`,
        transactionIndex: quantity(place),
      }))
      const hashes = [
        ...transactions.map(({ hash }) => hash),
        ...found.logs.map(({ transactionHash }) => transactionHash),
      ]
      return {
        number: quantity(number),
        hash,
        parentHash,
        timestamp,
        logsBloom: bloomOf(found.logs),
        transactions: isWhole ? transactions : [...new Set(hashes)],
      }
    },
    numberOf: (hash: string) =>
      blocks.find((each) => each.hash === hash)?.number,
    rawLogs: (from: number, to: number) =>
      structuredClone(blocks.slice(from, to + 1).flatMap(({ logs }) => logs)),
    rawReceipt(hash: string) {
      const logs = blocks.flatMap((each) =>
        each.logs.filter(({ transactionHash }) => transactionHash === hash),
      )
      const isKnown =
        logs.length > 0 ||
        blocks.some(({ coins }) => coins.some((coin) => coin.hash === hash))
      return isKnown ? { status: '0x1', logs: structuredClone(logs) } : null
    },
    /** The fees paid in coins, up to the head. */
    coinFees: () =>
      blocks
        .flatMap(({ coins }) => coins)
        .filter(({ to, value }) => to === fees.treasury && value === fees.cro),
    stateAt: (number: number): State => block(number)?.state ?? empty,
    /** Goes back some blocks and on another way, at least as far. */
    reorg(depth: number, growth = depth + random.below(3)) {
      forks += 1
      blocks.length = Math.max(1, blocks.length - depth)
      grow(growth)
    },
    source: {
      async head() {
        return headerOf(blocks.at(-1) as Block)
      },
      async headers(numbers) {
        const known = numbers.flatMap((number) => block(number) ?? [])
        return new Map(known.map((each) => [each.number, headerOf(each)]))
      },
      async logs(question: LogQuestion) {
        const { fromBlock, toBlock } = question
        const within = blocks.slice(fromBlock, toBlock + 1)
        const answer = within.flatMap(({ logs }) => structuredClone(logs))
        return readLogs(answer, question)
      },
      async logsOfBlock({ number }, addresses) {
        const answer = structuredClone(block(number)?.logs ?? [])
        return readLogs(answer, {
          fromBlock: number,
          toBlock: number,
          addresses,
        })
      },
      async uints(asked, number) {
        return asked.map((each) => BigInt(call(each, number)))
      },
      async coins({ fromBlock, toBlock }, isMeant) {
        const within = blocks.slice(fromBlock, toBlock + 1)
        const transfers = within.flatMap(({ coins }) => coins.filter(isMeant))
        return {
          transfers,
          blocks: new Map(within.map((each) => [each.number, headerOf(each)])),
        }
      },
    } satisfies ChainSource,
  }
}

export type ModelChain = ReturnType<typeof createModelChain>
