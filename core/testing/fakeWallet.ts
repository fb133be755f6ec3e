import {
  toWalletFailure,
  type WalletEvent,
  type WalletPort,
  type WalletTransaction,
} from '../wallet/index.ts'
import { alice } from './accounts.ts'

/** A wallet with two accounts; each answer can be scripted. */
export function fakeWallet() {
  const option = { id: 'w', name: 'Wallet', remembered: false }
  let shown: `0x${string}` = alice
  let send: (event: WalletEvent) => void = () => {}
  const prompts: string[] = []
  const sent: WalletTransaction[] = []
  const on = {
    send: async (): Promise<`0x${string}`> =>
      `0x${(sent.length + 1).toString(16).padStart(64, '0')}`,
    sign: async (): Promise<`0x${string}`> => `0x${'11'.repeat(65)}`,
    disconnect: async (): Promise<void> => {},
    connect: async (): Promise<void> => {},
  }
  const connection = () => ({
    ok: true as const,
    value: { address: shown, chainId: 25, option },
  })
  const unexpected = {
    ok: false as const,
    failure: { code: 'wallet.unexpected' as const, message: 'Broken.' },
  }
  const port: WalletPort = {
    discover: async () => [option],
    watchOptions: () => () => {},
    connect: () =>
      on.connect().then(connection, (error) => ({
        ok: false as const,
        failure: toWalletFailure(error),
      })),
    reconnect: async () => connection(),
    disconnect: () =>
      on.disconnect().then(
        () => ({ ok: true as const, value: null }),
        () => unexpected,
      ),
    switchChain: async () => unexpected,
    addChain: async () => unexpected,
    watchAccount: (_, listener) => {
      send = listener
      return () => {
        send = () => {}
      }
    },
    sign: async (message) => {
      prompts.push(message)
      return on.sign()
    },
    signTypedData: async () => unexpected,
    readAccount: async () => ({ address: shown, chainId: 25 }),
    sendTransaction: async (transaction) => {
      const hash = await on.send()
      sent.push(transaction)
      return hash
    },
  }
  return {
    port,
    on,
    prompts,
    sent,
    switchTo: (address: `0x${string}`) => {
      shown = address
      send({ type: 'account.changed', address })
    },
    leave: () => send({ type: 'provider.disconnected' }),
  }
}
