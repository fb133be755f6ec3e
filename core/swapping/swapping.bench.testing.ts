import { watchChain } from '../../dev/testing/paymentPage.ts'
import { startChain } from '../../dev/world/chain.ts'
import { safeStorage } from '../ports/storage.ts'
import { encodeVault } from '../rules/swap/index.ts'
import { createSwapServer } from './swapping.server.testing.ts'
import {
  idsOf,
  openSwapPage,
  openWallet,
  type PageOptions,
} from './swapping.testing.ts'

export type SwapBench = Awaited<ReturnType<typeof startSwapBench>>

/** A chain with a server, and browsers of the whale on them. */
export async function startSwapBench() {
  const chain = await startChain()
  const server = await createSwapServer(chain)
  const watch = watchChain(chain)
  const closes: (() => unknown)[] = []

  /** Pages of one browser share its wallet and its storage. */
  function openBrowser() {
    const wallet = openWallet(chain, 'whale')
    const account = wallet.account.address
    const storage = safeStorage()
    const load = (more: Partial<PageOptions> = {}) => {
      const base = { chain, server, account, wallet: wallet.port, storage }
      const page = openSwapPage({ ...base, ...more })
      closes.push(() => page.actor.stop())
      return page
    }
    const begin = async (page: ReturnType<typeof load>, nfts = 2) => {
      const ids = await idsOf(chain, account, nfts)
      page.actor.send({ type: 'swapping.start', mode: 'deposit', ids })
      await page.reach('reviewing')
      page.actor.send({ type: 'swapping.confirm' })
      return ids
    }
    const fees = async () => (await server.ledgerOf(account)).fees.length
    return { ...wallet, account, begin, fees, load, storage }
  }

  return {
    chain,
    server,
    watch,
    openBrowser,
    stop: chain.stop,
    /** Each test begins with nothing open, held back or approved. */
    clear: async () => {
      for (const close of closes.splice(0).reverse()) await close()
      await watch.release()
      const { nft, swap } = chain.addresses
      const data = encodeVault.setApprovalForAll(swap, false)
      const from = chain.accounts.whale.address
      await chain.rpc.call('eth_sendTransaction', [{ from, to: nft, data }])
      await watch.mine()
    },
  }
}
