import { createApiClient } from '@narwhal-club/core/http'
import type {
  PaymentRequest,
  PaymentResult,
  PaymentView,
} from '@narwhal-club/core/payment'
import {
  paymentMachine,
  toPaymentResult,
  toPaymentView,
} from '@narwhal-club/core/payment'
import { createPaymentActors } from '@narwhal-club/core/payment/actors'
import { createRpc } from '@narwhal-club/core/rpc'
import { safeStorage } from '@narwhal-club/core/storage'
import { createActor, waitFor } from 'xstate'
import type { Probe } from './chain.ts'
import type { NodeWallet } from './nodeWallet.ts'

interface TillOptions {
  club: Probe
  origin: string
  rpcUrl: string
  wallet: NodeWallet
  /** @default the real one */
  fetch?: typeof fetch
  /** @default the configured admin wallet */
  defaultAdmin?: string
  /** Of the machine alone. @default the platform's */
  clock?: { setTimeout: typeof setTimeout; clearTimeout: typeof clearTimeout }
}

/** The real machine with its real actors, on the shared world. */
export function openTill(options: TillOptions) {
  const { club, origin, rpcUrl, wallet, clock } = options
  const logged: Record<string, unknown>[] = []
  const actors = createPaymentActors({
    rpc: createRpc({ url: rpcUrl, fetch }),
    wallet,
    client: createApiClient({
      fetch: options.fetch ?? fetch,
      baseUrl: origin,
      origin,
    }),
    storage: safeStorage(),
    log: { warn: (event, detail) => logged.push({ event, ...detail }) },
    chainId: 25,
    token: club.token.address,
    defaultAdmin: options.defaultAdmin ?? club.config.adminWallet,
    interval: 50,
  })
  const actor = createActor(paymentMachine.provide({ actors }), {
    input: { chainId: 25 },
    ...(clock && { clock: clock as never }),
  })
  const statuses: PaymentView['status'][] = []
  actor.subscribe((snapshot) => {
    const { status } = toPaymentView(snapshot)
    if (statuses.at(-1) !== status) statuses.push(status)
  })
  actor.start()

  const reach = (status: PaymentView['status']) =>
    waitFor(actor, (snapshot) => toPaymentView(snapshot).status === status, {
      timeout: 10_000,
    })
  async function settled(): Promise<PaymentResult> {
    const snapshot = await waitFor(
      actor,
      (each) => toPaymentResult(toPaymentView(each)) !== null,
      { timeout: 10_000 },
    )
    return toPaymentResult(toPaymentView(snapshot)) as PaymentResult
  }

  return {
    logged,
    /** Every status so far, each once in a row. */
    statuses,
    reach,
    settled,
    start: (request: PaymentRequest) =>
      actor.send({ type: 'payment.start', request }),
    retry: () => actor.send({ type: 'payment.retry' }),
    async pay(request: PaymentRequest) {
      actor.send({ type: 'payment.start', request })
      return settled()
    },
    close: () => actor.stop(),
  }
}

let made = 0

const request = (
  kind: PaymentRequest['kind'],
  payer: string,
  amount: bigint,
): PaymentRequest => {
  made += 1
  const id = `test-${process.pid}-${made}`
  return { id, kind, amount, payer: payer as `0x${string}` }
}

/** The fee of a swap, from the configuration. */
export const swapFee = (club: Probe, payer: string) =>
  request('native', payer, BigInt(club.config.fees.swap))

/** The fee of a proposal, from the configuration. */
export const proposalFee = (club: Probe, payer: string) =>
  request('token', payer, BigInt(club.config.fees.proposal))
