import { fromPromise } from 'xstate'
import { gasLimits } from '../constants.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import type { Clock, Signal } from '../ports/clock.ts'
import { platformClock } from '../ports/clock.ts'
import type { LogPort } from '../ports/log.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { TabsPort } from '../ports/tabs.ts'
import { pause, type Rpc } from '../rpc/index.ts'
import { decodeUint, encodeToken } from '../rules/chain/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { toPaymentFailure } from './payment.failure.ts'
import { followTransaction } from './payment.follow.ts'
import { createPaymentLedger, type PaymentLedger } from './payment.ledger.ts'
import { fail, ok } from './payment.outcome.ts'
import { createPrompts } from './payment.prompts.ts'
import { createSend } from './payment.send.ts'
import { type AdminWalletPort, createTreasury } from './payment.treasury.ts'
import type {
  PaymentActors,
  PaymentOutcome,
  PaymentRequest,
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
  /** Other pages that may have asked the wallet. @default there are none */
  tabs?: TabsPort
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
  const { ledger = createPaymentLedger(storage), sent: tell, tabs } = deps
  const rest = (signal: Signal) => pause({ clock, ms: interval, signal })
  const findAdmin = createTreasury(deps)

  /** Asked again before each prompt: facts about the wallet may come late. */
  const refuse = async (payer: Address) => {
    const shown = await wallet.readAccount()
    if (!isSameAddress(shown.address, payer))
      return fail('payment.accountChanged')
    return shown.chainId === chainId ? null : fail('payment.wrongChain')
  }

  const send = createSend({
    rpc,
    wallet,
    ledger,
    prompts: createPrompts({ storage, clock, tabs }),
    refuse,
    rest,
    tell,
  })

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
            isOthers: (hash) => ledger.isOthers(id, hash),
            rest,
          })
          ledger.remove(id, entry.stage)
          if (fate.kind === 'confirmed') {
            if (entry.stage === 'transfer') ledger.settle(id, fate.hash)
            return ok(fate.hash)
          }
          // The server reads for itself that the other one paid nothing.
          if (fate.kind === 'cancelled' && entry.stage === 'transfer')
            tell?.(id, fate.hash)
          return fail(`payment.${fate.kind}`)
        }),
    ),
  }
}
