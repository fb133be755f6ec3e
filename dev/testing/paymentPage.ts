import { decodeUint } from '@narwhal-club/core/chain'
import { swap } from '@narwhal-club/core/constants'
import {
  type PaymentRequest,
  paymentMachine,
  toPaymentResult,
  toPaymentView,
} from '@narwhal-club/core/payment'
import { createPaymentActors } from '@narwhal-club/core/payment/actors'
import {
  type PaymentRow,
  type PaymentsEmitted,
  paymentsMachine,
  type ReportHash,
  toPaymentsView,
} from '@narwhal-club/core/payments'
import { createPaymentsActors } from '@narwhal-club/core/payments/actors'
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

/** What a page pays with: a wallet that answers as told, and the real chain. */
async function openPurse(chain: Chain, role: Role, storage: StoragePort) {
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
  const deps = {
    rpc: createRpc({ url: rpcUrl, fetch }),
    wallet: port,
    client: {
      adminWallet: async (call: string) => {
        asked.push(call)
        const given = answers[call]
        const answer = typeof given === 'function' ? given() : given
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    storage,
    log: { warn: (...line: unknown[]) => lines.push(line) },
    chainId: 25,
    token: chain.addresses.token,
    defaultAdmin: admin.address,
    interval: 10,
  }
  /** What the wallet was asked to send. */
  const sends = () =>
    wallet.calls
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => (params as object[])[0])
  return { answers, asked, deps, lines, payer, sends, wallet, window }
}

/** The fee of a swap, or what `more` makes of it. */
function requestOf(payer: Hex, more: Partial<PaymentRequest>): PaymentRequest {
  const name = `payment-${++count}`
  const base = { id: name, kind: 'native', amount: cro, payer } as const
  return { ...base, ...more }
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
  const purse = await openPurse(chain, role, storage)
  const { answers, asked, lines, payer, sends, wallet, window } = purse
  const actors = createPaymentActors(purse.deps)
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
    const request = requestOf(payer, more)
    actor.send({ type: 'payment.start', request })
    return request
  }
  const result = () => toPaymentResult(view())
  const pay = async (more: Partial<PaymentRequest> = {}) => {
    start(more)
    await reach('settled', 'failed')
    return result()
  }
  const close = () => {
    actor.stop()
    window.remove()
  }
  return {
    actor,
    actors,
    answers,
    asked,
    close,
    lines,
    pay,
    payer,
    reach,
    result,
    sends,
    start,
    storage,
    view,
    wallet,
  }
}

/** A page with any number of fees: the real machines, actors and chain. */
export async function openPaymentsPage(
  chain: Chain,
  role: Role,
  reportHash: ReportHash,
  storage: StoragePort = safeStorage(),
) {
  const { deps, payer, sends, wallet, window } = await openPurse(
    chain,
    role,
    storage,
  )
  const actors = createPaymentsActors({ ...deps, reportHash })
  const actor = createActor(paymentsMachine.provide({ actors }), {
    input: { chainId: 25 },
  })
  const emitted: PaymentsEmitted[] = []
  actor.on('*', (fact) => emitted.push(fact))
  actor.start()
  const rows = () => toPaymentsView(actor.getSnapshot())
  const start = (more: Partial<PaymentRequest> = {}) => {
    const request = requestOf(payer, more)
    actor.send({ type: 'payments.start', request })
    return request
  }
  const reach = ({ id }: PaymentRequest, status: PaymentRow['status']) =>
    waitFor(actor, (each) => toPaymentsView(each)[id]?.status === status, {
      timeout: 5_000,
    })
  const close = () => {
    actor.stop()
    window.remove()
  }
  return { actor, close, emitted, reach, rows, sends, start, storage, wallet }
}
