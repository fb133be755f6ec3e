import type { Clock } from '../../clock.ts'
import { readAtMost } from '../../http/readAtMost.ts'
import { withDeadline } from '../../keep/deadline.ts'
import { createFlights } from '../../keep/flights.ts'
import { createKeep } from '../../keep/keep.ts'
import { createShares } from '../../keep/shares.ts'
import type { Logger } from '../../log.ts'
import { askWallets } from './askWallets.ts'
import { createServiceHealth } from './serviceHealth.ts'
import { type MarketNft, readPage } from './walletsAnswer.ts'

/** Milliseconds, bytes, counts: what another's service may cost us. */
export const bounds = {
  timeout: 3_000,
  /** Of one page: longer ones are not parsed. */
  bytes: 500_000,
  pages: 10,
  /** Rows: more of one page are not looked at. */
  pageSize: 50,
  fresh: 60_000,
  /** After a failure no request is made to wait for the next. */
  rest: 15_000,
  /** Wallets that fail in a row before the others are not asked about either. */
  failing: 3,
  /** After it would not or could not tell of one wallet, that one waits. */
  refused: 60_000,
  /** In characters: some hundreds of such wallets. */
  refusals: 200_000,
  /** In characters, most of which are pictures. */
  kept: 32_000_000,
  /** Wallets that are asked about at once: our key is not everybody's. */
  atOnce: 8,
  /** Of these for one source: none keeps the others from asking. */
  each: 2,
} as const

export type MarketAnswer =
  | { status: 'off' }
  | { status: 'away' }
  | {
      status: 'answered'
      /** Milliseconds since the epoch. */
      at: number
      /** Milliseconds that the answer took. */
      latency: number
      nfts: MarketNft[]
    }

/** What went wrong with one wallet, which is nothing to the others. */
class WalletRefusedError extends Error {
  override name = 'WalletRefusedError'
}

interface WalletsOptions {
  /** Without one the service is off. */
  url: string | undefined
  key: string | undefined
  collection: string
  clock: Clock
  log: Logger
  /**
   * Tells whether a wallet has NFTs; undefined where that is not known. @default yes
   */
  holds?(wallet: string): boolean | undefined
  fetch?: typeof globalThis.fetch
}

/**
 * The marketplace's wallets service, version 2 (R3.11): pictures, ranks and
 * what is listed, where it answers. Never a source of truth: who holds what is
 * read from the chain. It goes to the configured address and nowhere else, a
 * redirect included; the key stays here.
 */
export function createWallets(options: WalletsOptions) {
  const { url, key, collection, clock, log } = options
  const { fetch = globalThis.fetch, holds = () => true } = options
  const known = createKeep<MarketAnswer & { status: 'answered' }>({
    weight: bounds.kept,
    weigh: ({ nfts }) => JSON.stringify(nfts).length,
    ttl: bounds.fresh,
    now: clock.now,
  })
  const health = createServiceHealth(clock, bounds)
  const reading = createFlights<MarketAnswer>()
  const shares = createShares({ all: bounds.atOnce, each: bounds.each })

  async function ask(wallet: string, page: number) {
    const { pageSize } = bounds
    const service = { url: String(url), key, collection, fetch, pageSize }
    const text = await withDeadline(bounds.timeout, async (signal) => {
      const response = await askWallets(service, { wallet, page }, signal)
      if (!response.ok) throw failureOfStatus(response.status)
      return await readAtMost(response, bounds.bytes)
    })
    if (text === null) throw new WalletRefusedError('too large')
    const answer = readPage(parse(text), collection, pageSize)
    if (!answer)
      throw new WalletRefusedError('not the answer of a wallets service')
    return answer
  }

  async function read(wallet: string): Promise<MarketAnswer> {
    const began = performance.now()
    try {
      const first = await ask(wallet, 1)
      const nfts = [...first.nfts]
      const pages = Math.min(first.pages, bounds.pages)
      for (let page = 2; page <= pages; page++)
        nfts.push(...(await ask(wallet, page)).nfts)
      const latency = Math.round(performance.now() - began)
      const at = clock.now()
      const answer = { status: 'answered', at, latency, nfts } as const
      health.answered()
      known.set(wallet, answer)
      return answer
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      if (error instanceof WalletRefusedError) {
        health.answered()
        health.restWallet(wallet, bounds.refused)
        log.warn({ event: 'market_refused', reason }, 'wallet not told of')
      } else {
        const isAway = health.failed(wallet)
        const event = isAway ? 'market_away' : 'market_failed'
        log.warn({ event, reason }, 'wallets service failed')
      }
      return known.last(wallet) ?? { status: 'away' }
    }
  }

  return {
    /**
     * Tells what the marketplace says of a wallet, lower case. Never throws.
     *
     * @param source where the request came from, by its hash.
     */
    async of(wallet: string, source: string): Promise<MarketAnswer> {
      if (!url) return { status: 'off' }
      const fresh = known.get(wallet)
      if (fresh) return fresh
      // There is no end of wallets, and our key is not for asking about each.
      const held = holds(wallet)
      if (held === false) return nothingAt(clock.now())
      if (!held) return known.last(wallet) ?? { status: 'away' }
      const isBusy = !reading.has(wallet) && !shares.hasRoom(source)
      if (isBusy || health.isResting(wallet))
        return known.last(wallet) ?? { status: 'away' }
      return reading.share(wallet, () =>
        shares.hold(source, () => read(wallet)),
      )
    },
  }
}

const nothingAt = (at: number): MarketAnswer => ({
  status: 'answered',
  at,
  latency: 0,
  nfts: [],
})

/** Busy or broken is the service; anything else it says of what was asked. */
const failureOfStatus = (status: number) =>
  status === 429 || status >= 500
    ? new Error(`status ${status}`)
    : new WalletRefusedError(`status ${status}`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WalletRefusedError('no JSON', { cause })
  }
}
