import type { SwapStep } from '@narwhal-club/core/contract'
import type { SwapMode } from '@narwhal-club/core/swap'
import { encodeVault } from '@narwhal-club/core/swap'
import { createSwap, quoteSwap } from '../api/swap/askSwap.ts'
import { createQuoteKey } from '../api/swap/quoteKey.ts'
import { lookAtStep, nameStep } from '../api/swap/reportStep.ts'
import { type Seen, settleAll } from '../api/swap/settleAll.ts'
import { cancelSwap, tellSwap, tellSwaps } from '../api/swap/swap.commands.ts'
import type { Hex, SentTransaction, SwapPorts } from '../api/swap/swap.ports.ts'
import { createSwapRepository } from '../api/swap/swap.repository.ts'
import type { Database, Transaction } from '../db/database.ts'
import {
  createIndexRepository,
  type IndexedBlock,
} from '../indexer/index.repository.ts'
import { stillClock } from './clock.ts'

const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`
const contract = (byte: string): Hex => `0x${byte.repeat(20)}`
export const swapperOf = (number: number): Hex =>
  `0x${(0x5a_00_00 + number).toString(16).padStart(40, '0')}`

const terms = {
  vault: contract('5a'),
  nft: contract('5b'),
  token: contract('5c'),
  rate: { ratio: 50, unit: 10n },
  fee: 10n ** 18n,
  feeTo: contract('fe'),
  exempt: contract('fe'),
}

/** A transaction of this world: a payment, or a swap. */
export interface Sent extends Omit<SentTransaction, 'block' | 'isReverted'> {
  isReverted: boolean
  swap?: { mode: SwapMode; ids: string[] }
}
interface Block extends IndexedBlock {
  sent: Sent[]
}

/** Seconds between blocks. */
const blockTime = 6

/**
 * A chain of fees and swaps with the index that reads it, and the swap's own
 * commands over both; whose NFTs they are is not what it is about.
 */
export async function openSwapWorld(db: Database) {
  const clock = stillClock()
  const index = createIndexRepository(db, 'swaps')
  const start = { number: -1, hash: '' }
  await index.cursor(start)
  const blocks: Block[] = []
  /** Those that the nodes have and the index does not. */
  let unread: Block[] = []
  const nonces = new Map<Hex, number>()
  let hashes = 1
  let tip = 0
  let newIds = 0

  const head = () => blocks.at(-1) ?? { ...start, time: 0 }
  const heard = () => ({ head: Math.max(0, head().number), at: clock.now() })
  const isFee = ({ to, value, isReverted }: Sent) =>
    to === terms.feeTo && value === terms.fee && !isReverted
  const paymentsIn = ({ number, sent }: Block) =>
    sent.flatMap((each, place) => {
      const { hash, from, value: amount } = each
      return isFee(each)
        ? [{ block: number, asset: 'CRO' as const, place, hash, from, amount }]
        : []
    })
  const swapsIn = ({ number, sent }: Block) =>
    sent.flatMap(({ hash, from, swap, isReverted }, logIndex) => {
      if (!swap || isReverted) return []
      const kind = swap.mode === 'deposit' ? 'deposited' : 'redeemed'
      const nfts = swap.ids.length
      const done = { hash, account: from, nfts, ids: swap.ids }
      const tokens = BigInt(nfts) * 500n
      return [{ ...done, block: number, logIndex, kind, tokens } as const]
    })
  const find = (hash: Hex) => {
    for (const { number, sent } of [...blocks, ...unread])
      for (const each of sent)
        if (each.hash === hash) return { ...each, block: number }
    return null
  }

  const portsOver = (
    mempool: () => readonly Sent[],
  ): SwapPorts<Transaction> => ({
    clock,
    terms,
    swaps: createSwapRepository(db),
    transact: db.transact,
    sign: createQuoteKey('a test'),
    newId: () =>
      `a5000000-0000-4000-9000-${String(++newIds).padStart(12, '0')}`,
    listedOf: async () => null,
    chain: {
      // All is there, and all may be taken: this world is about fees.
      facts: async ({ mode, account, ids, worth }) => ({
        owners: new Map(
          ids.map((id) => [id, mode === 'deposit' ? account : terms.vault]),
        ),
        isPaused: false,
        vaultTokens: worth,
        tokens: worth,
        block: head().number,
        coins: 10n ** 30n,
        gasPrice: 1n,
        isGranted: true,
      }),
      contracts: async () => [],
      transaction: async (hash) => {
        const mined = find(hash)
        if (mined) return mined
        const waiting = mempool().find((each) => each.hash === hash)
        return waiting ? { ...waiting, block: null, isReverted: null } : null
      },
      nonceOf: async (account) =>
        [...blocks, ...unread]
          .flatMap(({ sent }) => sent)
          .filter(({ from }) => from === account).length,
    },
  })

  return {
    clock,
    terms,
    head,
    tip: () => tip,
    find,
    /** Opens the commands, as a process that has just started. */
    open(mempool: () => readonly Sent[]) {
      const ports = portsOver(mempool)
      let seen: Seen = null
      return {
        async ask(account: Hex, mode: SwapMode, ids: string[]) {
          const body = { mode, account, chainId: 25, ids, count: undefined }
          const quote = await quoteSwap(ports, account, { body })
          return quote
        },
        take: (account: Hex, quote: Awaited<ReturnType<typeof quoteSwap>>) =>
          createSwap(ports, account, { body: quote }),
        async report(
          account: Hex,
          intent: string,
          step: SwapStep,
          hash: string,
        ) {
          const body = { step, hash }
          const named = await nameStep(ports, account, { intent, body })
          if (named) await lookAtStep(ports, account, named)
        },
        cancel: (account: Hex, intent: string) =>
          cancelSwap(ports, account, { intent }),
        tell: (account: Hex, intent: string) =>
          tellSwap(ports, account, intent),
        all: (account: Hex) => tellSwaps(ports, account),
        async run() {
          seen = await settleAll(ports, seen, (_, error) => {
            throw error
          })
        },
      }
    },
    /** A transaction of someone, with the next number of theirs. */
    send(from: Hex, over: Partial<Sent> = {}): Sent {
      const nonce = over.nonce ?? nonces.get(from) ?? 0
      nonces.set(from, Math.max(nonces.get(from) ?? 0, nonce + 1))
      return {
        hash: word(hashes++),
        from,
        to: terms.feeTo,
        value: terms.fee,
        input: '0x',
        isReverted: false,
        ...over,
        nonce,
      }
    },
    swapping: (mode: SwapMode, ids: string[]): Partial<Sent> => ({
      to: terms.vault,
      value: 0n,
      swap: { mode, ids },
      input: encodeVault.swap(mode, { ids, minOut: 0n, deadline: 1n }),
    }),
    /** Mines a block of these, and the index takes it in. */
    async mine(sent: Sent[] = [], after = blockTime) {
      const last = head()
      clock.move(after * 1_000)
      const number = last.number + 1
      const time = Math.floor(clock.now() / 1_000)
      const block = { number, hash: word(10_000_000 + hashes++), time, sent }
      blocks.push(block)
      tip = Math.max(tip, number)
      await index.advance({
        from: { number: last.number, hash: last.hash },
        to: { number, hash: block.hash },
        heard: heard(),
        blocks: [{ number, hash: block.hash, time }],
        nft: [],
        token: [],
        swaps: swapsIn(block),
        payments: paymentsIn(block),
      })
    },
    /** Mines a block that the index does not read. */
    mineUnread(sent: Sent[]) {
      const number = head().number + 1
      const time = Math.floor(clock.now() / 1_000)
      unread = [{ number, hash: word(10_000_000 + hashes++), time, sent }]
    },
    /** Takes it back before it was read. @returns what was in it. */
    forgetUnread() {
      const gone = unread.flatMap(({ sent }) => sent)
      unread = []
      return gone
    },
    /** Takes blocks back. @returns what was in them. */
    async rollBack(depth: number): Promise<Sent[]> {
      const from = head()
      const gone = blocks.splice(blocks.length - depth)
      await index.rollBack(from, head(), heard())
      return gone.flatMap(({ sent }) => sent)
    },
    /** Seconds at which a block was. */
    timeOf: (number: number) =>
      blocks.find((block) => block.number === number)?.time,
    /** All fees and swaps on the chain, with their blocks. */
    payments: () => blocks.flatMap(paymentsIn),
    swaps: () => blocks.flatMap(swapsIn),
  }
}

export type SwapWorld = Awaited<ReturnType<typeof openSwapWorld>>
