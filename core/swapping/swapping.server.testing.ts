import type { Chain } from '../../dev/world/chain.ts'
import type {
  SwapConfig,
  SwapIntent,
  SwapQuote,
  SwapStep,
} from '../contract/index.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import type { Fetch } from '../http/index.ts'
import {
  type SwapIntentFacts,
  settleSwaps,
  swapLimits,
} from '../rules/swap/index.ts'
import { createChainBooks, cro, lower } from './swapping.books.testing.ts'

const iso = (ms: number) => new Date(ms).toISOString()

type Scripted = Response | 'down' | undefined

interface Kept {
  terms: SwapQuote['terms']
  createdAt: number
  createdBlock: number
  isEnded: boolean
  steps: Partial<Record<SwapStep, Hash>>
}
/**
 * The swap's part of a server, small: it believes nothing but the chain, which is
 * the real one, and settles by the real rule. A block is enough for it.
 */
export async function createSwapServer(chain: Chain, exempt?: Address) {
  const call = chain.rpc.call
  const { swap: vaultAt, nft, token } = chain.addresses
  const vault = lower(vaultAt)
  const treasury = lower(chain.accounts.admin.address)
  const read = async (data: Hex) =>
    BigInt(await call<Hex>('eth_call', [{ to: vault, data }, 'latest']))
  // unit()
  const unit = await read('0x907af6c0')
  const start = Number(await call<Hex>('eth_blockNumber', []))
  const { receipt, feesOf, swapsOf } = createChainBooks(chain, {
    vault,
    treasury,
    start,
  })
  const intents = new Map<string, Kept>()
  const asked: string[] = []
  let quotes = 0
  /** Answers what comes next, where a test wants something else. */
  const over: { answer?: (name: string) => Scripted | Promise<Scripted> } = {}

  const config: SwapConfig = {
    vault,
    nft: lower(nft),
    token: lower(token),
    ratio: 50,
    unit: String(unit),
    tokensPerNft: String(50n * unit),
    fee: {
      amount: String(cro),
      to: treasury,
      gas: 21_000,
      exempt: exempt ?? treasury,
    },
    limits: { ids: 20, quoteSeconds: 60, creditDays: 30, confirmations: 2 },
    source: { status: 'fresh' },
  }

  async function settle(account: Address) {
    const own = [...intents].filter(
      ([, { terms }]) => terms.account === account,
    )
    const failed = async (hash: Hash | undefined) =>
      hash !== undefined && (await receipt(hash))?.status === '0x0'
    const facts = await Promise.all(
      own.map(
        async ([id, kept]): Promise<SwapIntentFacts> => ({
          id,
          mode: kept.terms.mode,
          ids: kept.terms.ids,
          isExempt: account === config.fee.exempt,
          isEnded: kept.isEnded,
          createdBlock: kept.createdBlock,
          createdAt: kept.createdAt,
          expiresAt: kept.createdAt + swapLimits.intentFor,
          feeHash: kept.steps.fee ?? null,
          swapHash: kept.steps.swap ?? null,
          isSwapFailed: await failed(kept.steps.swap),
          paidBy: null,
          swappedBy: null,
        }),
      ),
    )
    const payments = await feesOf(account)
    const events = await swapsOf(account)
    const readTo = Date.now()
    const settled = settleSwaps({ intents: facts, payments, events, readTo })
    return { own, settled, events, payments }
  }
  async function reportOf(hash: Hash) {
    const mined = await receipt(hash)
    const state = !mined ? 'sent' : mined.status === '0x1' ? 'done' : 'failed'
    return { hash, state } as const
  }
  async function listOf(account: Address): Promise<SwapIntent[]> {
    const { own, settled, events } = await settle(account)
    return Promise.all(
      own.map(async ([id, { terms, steps, createdAt, createdBlock }]) => {
        const of = settled.decisions.get(id)
        const event = events.find(({ key }) => key === of?.swappedBy)
        const isExempt = account === config.fee.exempt
        const state =
          of?.state === 'ended' ? 'cancelled' : (of?.state ?? 'open')
        const reports = await Promise.all(
          Object.entries(steps).map(async ([step, hash]) => [
            step,
            await reportOf(hash),
          ]),
        )
        return {
          id,
          account,
          mode: terms.mode,
          ids: terms.ids,
          tokens: terms.tokens,
          minOut: terms.minOut,
          vault,
          state,
          fee: {
            amount: terms.fee,
            to: treasury,
            state: isExempt ? 'exempt' : of?.paidBy ? 'paid' : 'due',
            byCredit: of?.isByCredit ?? false,
            ...(of?.paidBy && { hash: of.paidBy }),
          },
          steps: Object.fromEntries(reports),
          ...(event && {
            swapped: {
              hash: event.hash,
              block: event.block,
              at: iso(event.at),
              ids: [...(event.ids ?? [])],
              tokens: terms.tokens,
            },
          }),
          createdBlock,
          createdAt: iso(createdAt),
          expiresAt: iso(createdAt + swapLimits.intentFor),
        } satisfies SwapIntent
      }),
    )
  }

  const ok = (body: unknown) => Response.json(body)
  const no = (status: number, code: string) =>
    Response.json({ error: `No: ${code}.`, code }, { status })

  const answer = async (
    name: string,
    session: Address,
    id: string,
    body: Record<string, never>,
  ): Promise<Response> => {
    const one = async () =>
      (await listOf(session)).find((intent) => intent.id === id)
    const kept = intents.get(id)
    switch (name) {
      case 'GET swap/config':
        return ok(config)
      case 'POST swap/quote': {
        const { mode, ids, account } = body as unknown as Record<string, string>
        const nfts = BigInt(ids?.length ?? 0)
        const tokens = String(nfts * 50n * unit)
        const now = Date.now()
        const { settled } = await settle(session)
        const terms = {
          id: `a5000000-0000-4000-8000-${String(++quotes).padStart(12, '0')}`,
          account: lower(account ?? ''),
          mode,
          ids,
          tokens,
          minOut: mode === 'deposit' ? tokens : String(nfts),
          vault,
          fee: session === config.fee.exempt ? '0' : String(cro),
          feeTo: treasury,
          block: start,
          issuedAt: iso(now),
          expiresAt: iso(now + swapLimits.quoteFor),
        }
        const byCredit = settled.credits.length > 0
        const signature = `0x${'51'.repeat(32)}`
        return ok({ terms, signature, byCredit, listings: 'known' })
      }
      case 'POST swap/intents': {
        const { terms } = body as unknown as { terms: Kept['terms'] }
        const createdBlock = Number(await call<Hex>('eth_blockNumber', []))
        const createdAt = Date.now()
        // One at a time: it takes the place of what was asked for before.
        if (!intents.has(terms.id))
          for (const other of intents.values())
            if (other.terms.account === session) other.isEnded = true
        if (!intents.has(terms.id))
          intents.set(terms.id, {
            ...{ terms, createdAt, createdBlock },
            isEnded: false,
            steps: {},
          })
        const all = await listOf(session)
        return ok(all.find((intent) => intent.id === terms.id))
      }
      case 'GET swap/intents': {
        const { settled } = await settle(session)
        const credits = settled.credits.map(({ hash, at }) => ({
          hash,
          amount: String(cro),
          at: iso(at),
          until: iso(at + swapLimits.creditFor),
        }))
        return ok({ intents: await listOf(session), credits })
      }
      case 'POST swap/intents/:id/check': {
        const isFor = (body as unknown as { next: string }).next
        const intent = await one()
        if (isFor === 'swap' && intent?.state !== 'paid')
          return no(402, 'swap_fee_required')
        return ok({ block: start })
      }
      case 'POST swap/intents/:id/step': {
        const told = body as unknown as { step: SwapStep; hash: Hash }
        if (kept) kept.steps[told.step] = told.hash
        return ok(await one())
      }
      case 'DELETE swap/intents/:id':
        if (kept) kept.isEnded = true
        return ok(await one())
      default:
        return kept ? ok(await one()) : no(404, 'swap_not_found')
    }
  }

  /** What a page of that member fetches with. */
  const fetchAs =
    (account: Address): Fetch =>
    async (url, { method, body }) => {
      const path = url.replace(/^https?:\/\/[^/]+/, '').replace('/api/', '')
      const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(path)?.[0]
      const name = `${method} ${path.replace(id ?? ' ', ':id')}`
      asked.push(name)
      const scripted = await over.answer?.(name)
      if (scripted === 'down') throw new TypeError('fetch failed')
      if (scripted) return scripted
      const read = body === undefined ? {} : JSON.parse(body)
      return answer(name, lower(account), id ?? '', read)
    }

  return {
    asked,
    config,
    fetchAs,
    no,
    over,
    /** What the chain has of an account: fees paid, swaps made, fees unused. */
    ledgerOf: async (account: Address) => {
      const { settled, events, payments } = await settle(lower(account))
      return { fees: payments, swaps: events, credits: settled.credits }
    },
  }
}

export type SwapServer = Awaited<ReturnType<typeof createSwapServer>>
