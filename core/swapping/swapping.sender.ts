import { storageKeys } from '../constants.ts'
import type { SwapStep } from '../contract/index.ts'
import { HttpError } from '../errors.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import { followTransaction } from '../payment/payment.follow.ts'
import { createPaymentLedger } from '../payment/payment.ledger.ts'
import { fail } from '../payment/payment.outcome.ts'
import { createPrompts } from '../payment/payment.prompts.ts'
import { createSend, type Outgoing } from '../payment/payment.send.ts'
import type {
  PaymentOutcome,
  PaymentStage,
  PaymentWallet,
} from '../payment/payment.types.ts'
import { createReporter } from '../payments/payments.report.ts'
import type { ReportHash } from '../payments/payments.types.ts'
import type { Clock, Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { TabsPort } from '../ports/tabs.ts'
import { pause, type Rpc } from '../rpc/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import type { AskSwapping } from './swapping.calls.ts'
import { swapSteps } from './swapping.next.ts'

export interface SenderDeps {
  ask: AskSwapping
  rpc: Rpc
  wallet: PaymentWallet
  storage: StoragePort
  chainId: number
  clock: Clock
  /** @default there are no other tabs */
  tabs?: TabsPort | undefined
  /** Milliseconds between two looks at a sent transaction. @default 1000 */
  interval?: number | undefined
}

/** A transaction of a step, of one swap. */
export interface StepCall {
  intent: string
  step: SwapStep
  account: Address
  to: Address
  value: bigint
  data: Hex
}

type Rows = Partial<Record<SwapStep, Hash>>

/** Payments and swaps each have a ledger of their own, kept alike. */
const names: Readonly<Record<string, string>> = {
  [storageKeys.payments]: `${storageKeys.swapping}.sent`,
  [storageKeys.fees]: `${storageKeys.swapping}.steps`,
}
const ofSwaps = (storage: StoragePort): StoragePort => ({
  getItem: (key) => storage.getItem(names[key] ?? key),
  setItem: (key, value) => storage.setItem(names[key] ?? key, value),
  removeItem: (key) => storage.removeItem(names[key] ?? key),
})

const nameOf = (intent: string, step: SwapStep) => `${intent}:${step}`
/** A fee and a swap are made once; what is approved or revoked may be again. */
const stageOf = (step: SwapStep): PaymentStage =>
  step === 'fee' || step === 'swap' ? 'transfer' : 'approval'

/** Said by a server that may say something else later. */
const passing = [401, 402, 403, 408, 425, 429]

const createReport =
  (ask: AskSwapping): ReportHash =>
  async (name, hash, signal) => {
    const [intent = '', step] = name.split(':') as [string, SwapStep]
    try {
      await ask('reportSwapStep', { intent, body: { step, hash } }, { signal })
      return 'acknowledged'
    } catch (error) {
      const isFinal =
        error instanceof HttpError &&
        error.status < 500 &&
        !passing.includes(error.status) &&
        error.code !== 'fee_unconfirmed'
      return isFinal ? 'refused' : 'unavailable'
    }
  }

export type Sender = ReturnType<typeof createSender>

/**
 * Creates what sends the steps of swaps. It is made of the payments' own parts:
 * what was sent is in storage before anyone hears of it, a wallet that was asked
 * by a page that died is looked after on the chain, of two tabs one may ask, and
 * replaced transactions are followed by their number. So a step is sent once.
 */
export function createSender(deps: SenderDeps) {
  const { ask, rpc, wallet, chainId, clock, interval = 1_000 } = deps
  const storage = ofSwaps(deps.storage)
  const ledger = createPaymentLedger(storage)
  const { sent: tell, logic: report } = createReporter({
    ledger,
    reportHash: createReport(ask),
    clock,
  })
  const rest = (signal: Signal) => pause({ clock, ms: interval, signal })

  /** Asked again before each prompt: facts about the wallet may come late. */
  const refuse = async (account: Address) => {
    const shown = await wallet.readAccount()
    if (!isSameAddress(shown.address, account))
      return fail('payment.accountChanged')
    return shown.chainId === chainId ? null : fail('payment.wrongChain')
  }
  const { tabs } = deps
  const prompts = createPrompts({ storage, clock, tabs })
  const send = createSend({
    ...{ rpc, wallet, ledger, prompts, refuse, rest },
    tell,
  })

  const outgoingOf = ({ intent, step, account, ...call }: StepCall) => ({
    request: {
      id: nameOf(intent, step),
      kind: 'native' as const,
      amount: call.value,
      payer: account,
    },
    stage: stageOf(step),
    ...call,
  })

  /** A wallet that has not answered is not asked a second time. */
  const underWay = new Map<string, Promise<PaymentOutcome<Hash>>>()
  const sendOne = async (
    outgoing: Outgoing,
    signal: Signal,
  ): Promise<PaymentOutcome<Hash>> => {
    const { id } = outgoing.request
    for (;;) {
      const before = underWay.get(id)
      if (!before) break
      const outcome = await before
      // The one who asked went away before the wallet was reached.
      if (outcome.ok || outcome.failure.code !== 'payment.cancelled')
        return outcome
    }
    const sending = send(outgoing, signal)
    underWay.set(id, sending)
    try {
      const outcome = await sending
      if (outcome.ok) tell(id, outcome.value)
      return outcome
    } finally {
      underWay.delete(id)
    }
  }

  return {
    report,
    refuse,
    send: (call: StepCall, gas: bigint, signal: Signal) =>
      sendOne({ ...outgoingOf(call), gas }, signal),

    /** Follows what was sent to its end: in a block, or behind another one. */
    async follow(
      { intent, step, hash }: { intent: string; step: SwapStep; hash: Hash },
      signal: Signal,
    ): Promise<PaymentOutcome<Hash>> {
      const id = nameOf(intent, step)
      const entry = ledger.find(id)
      // Another tab saw it in a block meanwhile.
      if (!entry) return { ok: true, value: hash }
      const fate = await followTransaction(entry, signal, {
        rpc,
        learn: ledger.write,
        isOthers: (other) => ledger.isOthers(id, other),
        rest,
      })
      ledger.remove(id, entry.stage)
      const isPaid = fate.kind === 'confirmed' && entry.stage === 'transfer'
      if (isPaid) ledger.settle(id, fate.hash)
      // Of one that took its place the server learns as well, good or bad.
      tell(id, fate.hash)
      return fate.kind === 'confirmed'
        ? { ok: true, value: fate.hash }
        : fail(`payment.${fate.kind}`)
    },

    /** What was sent from this browser for a swap, and how far it came. */
    known(intent: string) {
      const live: Rows = {}
      const sent: Rows = {}
      const settled: Partial<Record<'fee' | 'swap', Hash>> = {}
      const owed = ledger.listOwed()
      for (const step of swapSteps) {
        const id = nameOf(intent, step)
        const hash = ledger.find(id)?.hash
        const paid = ledger.paidBy(id)
        if (hash) live[step] = hash
        if (paid && (step === 'fee' || step === 'swap')) settled[step] = paid
        const any = hash ?? paid ?? owed.find((row) => row.intent === id)?.hash
        if (any) sent[step] = any
      }
      return { live, settled, sent }
    },

    /** Takes over what was sent from another browser, so that it is followed. */
    adopt(call: StepCall, hash: Hash, fromBlock: number) {
      const known = ledger.isOthers('', hash)
      if (!known)
        ledger.write({ ...outgoingOf(call), hash, fromBlock, nonce: null })
      return !known
    },
  }
}
