import { fromPromise } from 'xstate'
import { gasLimits } from '../constants.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import type { Clock, Signal } from '../ports/clock.ts'
import { platformClock } from '../ports/clock.ts'
import type { LogPort } from '../ports/log.ts'
import type { StoragePort } from '../ports/storage.ts'
import { pause, type Rpc } from '../rpc/index.ts'
import { decodeUint, encodeToken } from '../rules/chain/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { paymentFailure, toPaymentFailure } from './payment.failure.ts'
import { followTransaction } from './payment.follow.ts'
import { createPaymentLedger, type PaymentLedger } from './payment.ledger.ts'
import { type AdminWalletPort, createTreasury } from './payment.treasury.ts'
import type {
  PaymentActors,
  PaymentFailureCode,
  PaymentOutcome,
  PaymentRequest,
  PaymentStage,
  PaymentWallet,
  SentPayment,
} from './payment.types.ts'

export interface PaymentDeps {
  rpc: Rpc
  wallet: PaymentWallet
  client: AdminWalletPort
  storage: StoragePort
  log: LogPort
  chainId: number
  token: Address
  /** The configured `ADMIN_WALLET`, where neither call answers. */
  defaultAdmin: string
  /** @default the platform's */
  clock?: Clock
  /** @default one over `storage` */
  ledger?: PaymentLedger
  /** Called the moment the hash of a fee exists, also after a late yes. */
  sent?: (intent: string, hash: Hash) => void
  /**
   * Milliseconds between two looks at a sent transaction.
   * @default 1000
   */
  interval?: number
}

const ok = <T>(value: T) => ({ ok: true, value }) as const
const fail = (code: PaymentFailureCode) =>
  ({ ok: false, failure: paymentFailure(code) }) as const

/** Answers with data: what is thrown on the way is translated. */
const attempt = async <T>(
  act: () => Promise<PaymentOutcome<T>>,
): Promise<PaymentOutcome<T>> => {
  try {
    return await act()
  } catch (error) {
    return { ok: false, failure: toPaymentFailure(error) }
  }
}

/** Builds the actors over the wallet, the node, the server and the storage. */
export function createPaymentActors(deps: PaymentDeps): PaymentActors {
  const { rpc, wallet, storage, chainId, token } = deps
  const { clock = platformClock, interval = 1_000 } = deps
  const { ledger = createPaymentLedger(storage), sent: tell } = deps
  const findAdmin = createTreasury(deps)

  /** Asked again before each prompt: facts about the wallet may come late. */
  const refuse = async (payer: Address) => {
    const shown = await wallet.readAccount()
    if (!isSameAddress(shown.address, payer))
      return fail('payment.accountChanged')
    return shown.chainId === chainId ? null : fail('payment.wrongChain')
  }

  interface Outgoing {
    request: PaymentRequest
    stage: PaymentStage
    to: Address
    value: bigint
    data: Hex
    gas: bigint
  }

  const send = async (
    { request, stage, to, value, data, gas }: Outgoing,
    signal: Signal,
  ): Promise<PaymentOutcome<Hash>> => {
    const refusal = await refuse(request.payer)
    if (refusal) return refusal
    // Another tab may have been quicker: an intent is paid once.
    const known = ledger.findSent(request, stage)
    if (known) return ok(known)
    const block = await rpc.call('eth_blockNumber', [], { signal })
    if (signal.aborted) return fail('payment.cancelled')
    const call = data === '0x' ? { value } : { data }
    const from = request.payer
    const hash = await wallet.sendTransaction({ from, to, gas, ...call })
    // Also after a late yes to a payment that was stopped: it is on its way.
    const fromBlock = Number(block)
    const sent = { request, stage, hash, to, value, data }
    ledger.write({ ...sent, fromBlock, nonce: null })
    if (stage === 'transfer') tell?.(request.id, hash)
    return ok(hash)
  }

  /** A transfer that cannot succeed costs no gas and moves no money. */
  const simulate = async (from: Address, data: Hex, signal: Signal) => {
    await rpc.call('eth_call', [{ from, to: token, data }, 'latest'], {
      signal,
    })
  }

  return {
    readSent: fromPromise<
      SentPayment | null,
      { id: string | null; request?: PaymentRequest | null }
    >(async ({ input: { id, request: asked } }) => {
      const entry = id === null ? ledger.findTransfer() : ledger.find(id)
      if (entry) {
        const { request, stage, hash } = entry
        return { request, stage, hash }
      }
      const paid = asked && ledger.paidBy(asked.id)
      return paid ? { request: asked, stage: 'transfer', hash: paid } : null
    }),

    lookUpAdmin: fromPromise<
      PaymentOutcome<Address>,
      { request: PaymentRequest }
    >(({ input: { request }, signal }) =>
      attempt(async () => {
        const refusal = await refuse(request.payer)
        if (refusal) return refusal
        const admin = await findAdmin(signal)
        return admin ? ok(admin) : fail('payment.adminWalletInvalid')
      }),
    ),

    readAllowance: fromPromise<
      PaymentOutcome<bigint>,
      { request: PaymentRequest }
    >(({ input: { request }, signal }) =>
      attempt(async () => {
        const { payer } = request
        const data = encodeToken.allowance(payer, payer)
        const call = { to: token, data }
        const answer = await rpc.call('eth_call', [call, 'latest'], { signal })
        return ok(decodeUint(answer))
      }),
    ),

    // The payer is the spender: after a fee no other address holds an allowance.
    approve: fromPromise<PaymentOutcome<Hash>, { request: PaymentRequest }>(
      ({ input: { request }, signal }) =>
        attempt(() => {
          const data = encodeToken.approve(request.payer, request.amount)
          const gas = gasLimits.tokenApprove
          const call = { to: token, value: 0n, data, gas }
          return send({ request, stage: 'approval', ...call }, signal)
        }),
    ),

    transfer: fromPromise<
      PaymentOutcome<Hash>,
      { request: PaymentRequest; to: Address }
    >(({ input: { request, to }, signal }) =>
      attempt(async () => {
        const { amount, kind, payer } = request
        if (kind === 'native') {
          const gas = gasLimits.nativeTransfer
          const call = { to, value: amount, data: '0x', gas } as const
          return send({ request, stage: 'transfer', ...call }, signal)
        }
        const data = encodeToken.transfer(to, amount)
        await simulate(payer, data, signal)
        const gas = gasLimits.tokenTransfer
        const call = { to: token, value: 0n, data, gas }
        return send({ request, stage: 'transfer', ...call }, signal)
      }),
    ),

    confirm: fromPromise<PaymentOutcome<Hash>, { id: string; hash: Hash }>(
      ({ input: { id }, signal }) =>
        attempt(async () => {
          const entry = ledger.find(id)
          const paid = ledger.paidBy(id)
          if (!entry) return paid ? ok(paid) : fail('payment.receiptMissing')
          const fate = await followTransaction(entry, signal, {
            rpc,
            learn: ledger.write,
            rest: (given) => pause({ clock, ms: interval, signal: given }),
          })
          ledger.remove(id)
          if (fate.kind === 'confirmed') {
            if (entry.stage === 'transfer') ledger.settle(id, fate.hash)
            return ok(fate.hash)
          }
          return fail(`payment.${fate.kind}`)
        }),
    ),
  }
}
