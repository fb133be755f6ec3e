import { decodeUint } from '@narwhal-club/core/chain'
import { swap } from '@narwhal-club/core/constants'
import {
  type PaymentRequest,
  paymentMachine,
  toPaymentResult,
  toPaymentView,
} from '@narwhal-club/core/payment'
import { createPaymentActors } from '@narwhal-club/core/payment/actors'
import { createRpc } from '@narwhal-club/core/rpc'
import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import { createWalletPort } from '@narwhal-club/core/wallet/actors'
import { createActor, waitFor } from 'xstate'
import type { Role } from '../world/accounts.ts'
import type { Chain } from '../world/chain.ts'
import { createWalletDouble } from './walletDouble.ts'
import { describeChain } from './walletPage.ts'
import { installWindow } from './windowDouble.ts'

type Hex = `0x${string}`
type Transaction = { nonce: Hex; gas: Hex; to: Hex; value: Hex; input: Hex }

const cro = swap.feeCro * 10n ** 18n
let count = 0

/** What tests read of the chain, and how they hold it still. */
export function watchChain(chain: Chain) {
  const rpc = createRpc({ url: chain.rpcUrl, fetch })
  const { token } = chain.addresses
  const countOf = async (address: Hex, tag: string) =>
    Number(await rpc.call('eth_getTransactionCount', [address, tag]))
  return {
    rpc,
    hold: () => chain.rpc.call('evm_setAutomine', [false]),
    release: () => chain.rpc.call('evm_setAutomine', [true]),
    mine: () => chain.rpc.call('evm_mine'),
    countOf,
    croOf: async (address: Hex) =>
      BigInt(String(await rpc.call('eth_getBalance', [address, 'latest']))),
    readToken: async (data: Hex) =>
      decodeUint(await rpc.call('eth_call', [{ to: token, data }, 'latest'])),
    transaction: (hash: Hex) =>
      chain.rpc.call<Transaction>('eth_getTransactionByHash', [hash]),
  }
}

/**
 * A page that pays: the real machine, actors and chain; a wallet that answers
 * as told, reached through the real wallet code.
 */
export async function openPaymentPage(
  chain: Chain,
  role: Role,
  storage: StoragePort = safeStorage(),
) {
  const id = `wallet.${role}`
  const { admin } = chain.accounts
  const account = chain.accounts[role]
  const payer = account.address
  const { rpcUrl } = chain
  const wallet = createWalletDouble({ rpcUrl, accounts: [account] })
  wallet.permit()
  const window = installWindow()
  window.announce(wallet, id, role)
  const port = createWalletPort({ chain: describeChain(rpcUrl), storage })
  await port.reconnect(id)

  const asked: string[] = []
  const lines: unknown[] = []
  const answers: Record<string, unknown> = {
    primaryWallet: admin.address,
    walletAddress: admin.address,
  }
  const actors = createPaymentActors({
    rpc: createRpc({ url: rpcUrl, fetch }),
    wallet: port,
    client: {
      adminWallet: async (call) => {
        asked.push(call)
        const given = answers[call]
        const answer = typeof given === 'function' ? given() : given
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    storage,
    log: { warn: (...line) => lines.push(line) },
    chainId: 25,
    token: chain.addresses.token,
    defaultAdmin: admin.address,
    interval: 10,
  })
  const actor = createActor(paymentMachine.provide({ actors }), {
    input: { chainId: 25 },
  }).start()
  const view = () => toPaymentView(actor.getSnapshot())
  const reach = async (...statuses: ReturnType<typeof view>['status'][]) => {
    await waitFor(
      actor,
      (each) => statuses.includes(toPaymentView(each).status),
      { timeout: 5_000 },
    )
    return view()
  }
  const start = (more: Partial<PaymentRequest> = {}) => {
    const name = `payment-${++count}`
    const base = { id: name, kind: 'native', amount: cro, payer } as const
    const request: PaymentRequest = { ...base, ...more }
    actor.send({ type: 'payment.start', request })
    return request
  }
  const result = () => toPaymentResult(view())
  const pay = async (more: Partial<PaymentRequest> = {}) => {
    start(more)
    await reach('settled', 'failed')
    return result()
  }
  /** What the wallet was asked to send. */
  const sends = () =>
    wallet.calls
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => (params as object[])[0])
  const close = () => {
    actor.stop()
    window.remove()
  }
  return {
    ...{ actor, actors, answers, asked, close, lines, pay, payer, reach },
    ...{ result, sends, start, storage, view, wallet },
  }
}
