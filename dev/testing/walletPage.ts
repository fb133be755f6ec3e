import { safeStorage } from '@narwhal-club/core/storage'
import {
  toWalletView,
  type WalletEmitted,
  type WalletEvent,
  type WalletKit,
  type WalletView,
  walletMachine,
} from '@narwhal-club/core/wallet'
import { createWalletActors } from '@narwhal-club/core/wallet/actors'
import { createActor, waitFor } from 'xstate'

export const walletId = 'wallet.alpha'

/** The chain as a wallet is told of it. */
export const describeChain = (rpcUrl: string) => ({
  id: 25,
  name: 'Cronos',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrl,
})

/** The storage of a browser that was connected before. */
export function rememberingStorage() {
  const storage = safeStorage()
  storage.setItem('club.connected', 'true')
  storage.setItem('club.connector', walletId)
  return storage
}

/** A page with the real wallet machine over the wallets that announce themselves. */
export function openWalletPage(rpcUrl: string, storage = safeStorage()) {
  const chain = describeChain(rpcUrl)
  const kit = createWalletActors({ chain, storage, discoveryTime: 20 })
  return { ...openPageOver(kit), storage }
}

/** The same over whichever wallet. */
export function openPageOver(kit: WalletKit) {
  const machine = walletMachine.provide({ actors: kit.actors })
  const actor = createActor(machine, { input: { chainId: 25 } })
  const emitted: WalletEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const view = () => toWalletView(actor.getSnapshot())
  const reach = async (status: WalletView['status']) => {
    await waitFor(actor, (each) => toWalletView(each).status === status, {
      timeout: 3_000,
    })
    return view()
  }
  const send = (event: WalletEvent) => actor.send(event)
  const connect = async () => {
    send({ type: 'wallet.open' })
    await reach('choosing')
    send({ type: 'wallet.choose', id: walletId })
  }
  const close = () => actor.stop()
  return { ...kit, actor, close, connect, emitted, reach, send, view }
}
