import type { DiagnosticWallet } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { readAtMost } from '../../http/readAtMost.ts'
import { withDeadline } from '../../keep/deadline.ts'
import { createShares } from '../../keep/shares.ts'
import { askWallets } from '../market/askWallets.ts'
import { bounds } from '../market/wallets.ts'
import { type ProbePorts, probeWallet } from './probeWallet.ts'
import { redactText } from './redact.ts'

/** Apart from what pages ask: a diagnosis keeps nobody else from an answer. */
const places = { all: 2, each: 1 }

/** Where it is asked, as far as it says nothing that opens something. */
const placeOf = (url: string) => {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

/** Creates what asks the wallets service for a diagnosis: past every cache. */
export function openProbe(
  app: Pick<AppContext, 'env' | 'clock'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
) {
  const { WALLETS_URL: url, WALLETS_KEY: key, NFT_CONTRACT } = app.env
  const shares = createShares(places)
  const { pageSize } = bounds
  const service = {
    ...{ url: url ?? '', key, collection: NFT_CONTRACT, pageSize },
    fetch,
  }
  const ports: ProbePorts = {
    asked: url ? placeOf(url) : null,
    collection: NFT_CONTRACT,
    pageSize,
    clock: app.clock,
    ticks: () => performance.now(),
    ask: (wallet) =>
      withDeadline(bounds.timeout, async (signal) => {
        const response = await askWallets(service, { wallet, page: 1 }, signal)
        const text = await readAtMost(response, bounds.bytes)
        return { status: response.status, text }
      }),
    clean: (text) =>
      redactText(key ? text.replaceAll(key, '[left out]') : text),
  }

  /** @param source where the request came from, by its hash. */
  return async (wallet: string, source: string): Promise<DiagnosticWallet> =>
    shares.hasRoom(source)
      ? shares.hold(source, () => probeWallet(ports, wallet))
      : { outcome: 'busy', holdings: [] }
}
