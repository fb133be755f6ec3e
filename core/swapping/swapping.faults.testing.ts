import type { Chain } from '../../dev/world/chain.ts'
import type { Random } from '../../dev/world/seed/random.ts'
import type { PaymentWallet } from '../payment/index.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import type { TabsPort } from '../ports/tabs.ts'
import { createRpc, type Rpc } from '../rpc/index.ts'
import { fakeTabs } from '../testing/index.ts'
import type { SwappingView } from './index.ts'
import type { SwapServer } from './swapping.server.testing.ts'
import { idsOf, openSwapPage, openWallet } from './swapping.testing.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const node = (chain: Chain) => createRpc({ url: chain.rpcUrl, fetch })

/** A word of where a page stands, for who reads a round that failed. */
const tellOf = (view: SwappingView) =>
  view.status === 'working'
    ? `${view.step} ${view.phase} ${view.failure?.code ?? ''}`
    : view.status

const isAtRest = (view: SwappingView) =>
  view.status === 'idle' && view.unfinished.length === 0

/** Turns of a round; those at its end have no faults. */
const turns = 40
const most = 200

/**
 * One swap of the whale by a person who never gives up, in a browser where
 * everything fails at random: the wallet says no, the page dies before or after
 * the wallet has sent, server and node go away, transactions wait, accounts
 * switch, and a second tab does the same. The real chain keeps the books.
 *
 * @returns what the chain has of it more than before.
 */
export async function playRound(
  chain: Chain,
  server: SwapServer,
  random: Random,
) {
  const own = openWallet(chain, 'whale')
  const account = own.account.address
  const [id = ''] = await idsOf(chain, account, 1)
  const before = await server.ledgerOf(account)
  const storage = safeStorage()
  const browser = fakeTabs()
  const log: string[] = []
  let turn = 0
  /** The chain has the swap. */
  let isMade = false
  /** A page's swap was ended, or made impossible, by another of theirs. */
  let isReplaced = false
  const chance = (share: number) => turn < turns && random.chance(share)
  server.over.answer = () => (chance(0.06) ? 'down' : undefined)

  /** A page that can die: nothing of it is heard or kept from then on. */
  function load() {
    let isGone = false
    const port: StoragePort = {
      getItem: storage.getItem,
      setItem: (key, value) => isGone || storage.setItem(key, value),
      removeItem: (key) => isGone || storage.removeItem(key),
    }
    const die = () => {
      isGone = true
      page.actor.stop()
    }
    const tab = browser()
    const tabs: TabsPort = {
      post: (message) => isGone || tab.post(message),
      subscribe: (listener) =>
        tab.subscribe((message) => isGone || listener(message)),
    }
    const never = new Promise<never>(() => {})
    const wallet: PaymentWallet = {
      readAccount: own.port.readAccount,
      sendTransaction: async (call) => {
        await wait(random.below(5))
        if (isGone) return never
        if (chance(0.25)) throw { code: 4001, message: 'User rejected.' }
        if (chance(0.1)) {
          die()
          return never
        }
        if (chance(0.3)) await chain.rpc.call('evm_setAutomine', [false])
        const hash = await own.port.sendTransaction(call)
        log.push(`sent ${call.value ?? 0n}`)
        if (chance(0.25)) {
          die()
          return never
        }
        return hash
      },
    }
    const real = node(chain)
    const rpc: Rpc = {
      call: async (...asked) => {
        if (chance(0.01)) throw new TypeError('fetch failed')
        return real.call(...asked)
      },
    }
    const page = openSwapPage({
      ...{ chain, server, account, wallet, storage: port, tabs },
      over: { rpc },
    })
    return { ...page, die, isGone: () => isGone }
  }
  type Page = ReturnType<typeof load>

  const act = ({ actor, view }: Page) => {
    const now = view()
    log.push(tellOf(now))
    switch (now.status) {
      case 'idle': {
        const mine = now.unfinished.find(({ ids }) => ids.includes(id))
        if (mine)
          return actor.send({ type: 'swapping.continue', intent: mine.id })
        // Two that are begun side by side are two swaps.
        if (pages.length === 1 && !isMade)
          actor.send({ type: 'swapping.start', mode: 'deposit', ids: [id] })
        return
      }
      // Another that was begun since took its place: they look what is there.
      case 'ended':
        isReplaced = true
        return actor.send({ type: 'swapping.back' })
      case 'reviewing':
        return actor.send({ type: 'swapping.confirm' })
      case 'working':
        if (chance(0.05)) actor.send({ type: 'account.changed', address: null })
        // A swap of a page that died was made after all: the NFT is in the vault,
        // they are told so, and this one is given up before it costs anything.
        if (isMade && now.failure?.refusal === 'swap_not_owner') {
          isReplaced = true
          return actor.send({ type: 'swapping.back' })
        }
        if (now.phase === 'ready') actor.send({ type: 'swapping.next' })
        return
      default:
        actor.send({ type: 'swapping.retry' })
    }
  }

  let pages: Page[] = []
  /**
   * Shown by its own page. Where another took its place, and the page that went
   * on with it has died, nobody is left to show it: then nothing is unfinished.
   */
  const isDone = () =>
    pages.some(({ view }) => view().status === 'done') ||
    (isMade &&
      isReplaced &&
      turn > turns &&
      pages.length > 0 &&
      pages.every(({ view }) => isAtRest(view())))
  for (; turn < most && !isDone(); turn++) {
    pages = pages.filter(({ isGone }) => !isGone())
    if (pages.length === 0 || (pages.length === 1 && chance(0.1))) {
      const page = load()
      page.actor.send({ type: 'swapping.open' })
      await page.until(({ status }) => status !== 'restoring')
      pages.push(page)
    }
    for (const page of pages) act(page)
    if (chance(0.1)) random.pick(pages).die()
    await wait(5 + random.below(35))
    if (turn > turns) await chain.rpc.call('evm_setAutomine', [true])
    await chain.rpc.call('evm_mine')
    const { swaps } = await server.ledgerOf(account)
    isMade = swaps.length > before.swaps.length
  }
  await chain.rpc.call('evm_setAutomine', [true])
  await chain.rpc.call('evm_mine')
  server.over.answer = () => undefined
  const ended = isDone()
  for (const { die } of pages) die()
  const after = await server.ledgerOf(account)
  return {
    isDone: ended,
    fees: after.fees.length - before.fees.length,
    swaps: after.swaps.length - before.swaps.length,
    credits: after.credits.length - before.credits.length,
    log,
  }
}
