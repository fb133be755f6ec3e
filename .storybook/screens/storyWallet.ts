import type { StoragePort } from '@narwhal-club/core/storage'
import {
  type ConnectOutcome,
  deferWalletActors,
  type WalletEvent,
  type WalletFailureCode,
  type WalletPort,
  walletFailure,
} from '@narwhal-club/core/wallet'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { harbour, skiff } from '../../ui/fixtures/views.ts'

/** How the wallet of a story behaves; the toolbar's choices. */
export const walletScenarios = [
  'one',
  'none',
  'many',
  'locked',
  'wrongChain',
  'slow',
  'rejecting',
  'notSigning',
  'switching',
  'cut',
] as const
export type WalletScenario = (typeof walletScenarios)[number]

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
const failed = (code: WalletFailureCode) => ({
  ok: false as const,
  failure: walletFailure(code),
})
const done = { ok: true as const, value: null }
/** What EIP-1193 has a wallet say where its holder said no. */
const rejection = Object.assign(new Error('User rejected.'), { code: 4001 })
/** Where it has lost its own network. */
const cutOff = Object.assign(new Error('Disconnected.'), { code: 4900 })
/** And where no account is shown to the page. */
const noAccount = Object.assign(new Error('No account.'), { code: 4100 })

/** What its holder does in the wallet of the story, unasked. */
export const hand = {
  /** Chooses the other account. */
  turn: () => {},
}

/** Whom a wallet of two accounts turns to. */
const otherAddress = createTestAccounts().newcomer.address

/** A wallet without a window: it does at once what its scenario has it do. */
export function storyWallet(
  account: MockWorld['accounts']['holder'],
  scenario: WalletScenario,
  storage: StoragePort,
) {
  let chainId = scenario === 'wrongChain' ? 1 : 25
  let isConnected = false
  let tell: (event: WalletEvent) => void = () => {}
  const { address } = account
  const options = { none: [], many: [harbour, skiff] }[scenario as string] ?? [
    harbour,
  ]
  const connection = (): ConnectOutcome => {
    isConnected = true
    return { ok: true, value: { address, chainId, option: harbour } }
  }
  const moveTo = (wanted: number) => {
    chainId = wanted
    tell({ type: 'chain.changed', chainId })
    return done
  }
  const port: WalletPort = {
    discover: async () => options,
    watchOptions: () => () => {},
    connect: async () => {
      if (scenario === 'slow') await wait(20_000)
      if (scenario === 'locked') return failed('wallet.locked')
      return scenario === 'rejecting' ? failed('wallet.rejected') : connection()
    },
    reconnect: async () => connection(),
    disconnect: async () => {
      isConnected = false
      return done
    },
    switchChain: async (_, wanted) => moveTo(wanted),
    addChain: async (_, wanted) => moveTo(wanted),
    watchAccount: (_, listener) => {
      tell = listener
      hand.turn = () =>
        listener({ type: 'account.changed', address: otherAddress })
      return () => {
        tell = () => {}
        hand.turn = () => {}
      }
    },
    sign: async (message) => {
      if (scenario === 'slow') await wait(20_000)
      if (scenario === 'notSigning') throw rejection
      if (scenario === 'cut') throw cutOff
      if (scenario === 'switching') hand.turn()
      return account.signMessage({ message })
    },
    signTypedData: async (typed) => {
      if (scenario === 'slow') await wait(20_000)
      if (scenario === 'notSigning') return failed('wallet.rejected')
      return { ok: true, value: await account.signTypedData(typed as never) }
    },
    readAccount: async () => {
      if (!isConnected) throw noAccount
      return { address, chainId }
    },
    sendTransaction: () => Promise.reject(rejection),
  }
  return deferWalletActors({ storage, load: async () => port })
}
