import { storageKeys } from '../constants.ts'
import type { SwapStep } from '../contract/index.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import {
  createBook,
  createPaymentSender,
  type PaymentSenderDeps,
} from '../payment/payment.sender.ts'
import type { PaymentOutcome, PaymentStage } from '../payment/payment.types.ts'
import { answerOfFailure, createReporter } from '../payments/payments.report.ts'
import type { ReportHash } from '../payments/payments.types.ts'
import type { Signal } from '../ports/clock.ts'
import type { AskSwapping } from './swapping.calls.ts'
import { swapSteps } from './swapping.next.ts'
import type { StepFollow } from './swapping.types.ts'

export interface SenderDeps extends PaymentSenderDeps {
  ask: AskSwapping
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

const nameOf = (intent: string, step: SwapStep) => `${intent}:${step}`
/** A fee and a swap are made once; what is approved or revoked may be again. */
const stageOf = (step: SwapStep): PaymentStage =>
  step === 'fee' || step === 'swap' ? 'transfer' : 'approval'

const createReport =
  (ask: AskSwapping): ReportHash =>
  async (name, hash, signal) => {
    const [intent = '', step] = name.split(':') as [string, SwapStep]
    try {
      await ask('reportSwapStep', { intent, body: { step, hash } }, { signal })
      return 'acknowledged'
    } catch (error) {
      return answerOfFailure(error, ['fee_unconfirmed'])
    }
  }

export type Sender = ReturnType<typeof createSender>

/** Creates what sends the steps of swaps, each once, in a ledger of their own. */
export function createSender(deps: SenderDeps) {
  const { ask, clock } = deps
  const book = createBook(deps.storage, storageKeys.swapping)
  const { ledger } = book
  const { sent: tell, logic: report } = createReporter({
    ledger,
    reportHash: createReport(ask),
    clock,
  })
  const { refuse, send, follow } = createPaymentSender(deps, book, tell)
  /** What no node knows any more: the server may wait for it longer. */
  const dropped = new Set<Hash>()

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

  return {
    report,
    refuse,
    send: (call: StepCall, gas: bigint, signal: Signal) =>
      send({ ...outgoingOf(call), gas }, signal),

    async follow(
      { intent, step, hash, isRepeatable }: StepFollow,
      signal: Signal,
    ): Promise<PaymentOutcome<Hash>> {
      const sent = { id: nameOf(intent, step), hash, isRepeatable }
      const fate = await follow(sent, signal)
      if (!fate.ok && fate.failure.code === 'payment.dropped') dropped.add(hash)
      return fate
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
        if (any && !dropped.has(any)) sent[step] = any
      }
      return { live, settled, sent }
    },

    /** Forgets that a swap was seen in a block: the chain has taken it back. */
    undo: (intent: string, hash: Hash) =>
      ledger.unsettle(nameOf(intent, 'swap'), hash),

    /** The same of what may come again: it is followed as when it was sent. */
    doubt(call: StepCall, hash: Hash, fromBlock: number) {
      ledger.unsettle(nameOf(call.intent, call.step), hash)
      ledger.write({ ...outgoingOf(call), hash, fromBlock, nonce: null })
    },

    /** Takes over what was sent from another browser, so that it is followed. */
    adopt(call: StepCall, hash: Hash, fromBlock: number) {
      const known = dropped.has(hash) || ledger.isOthers('', hash)
      if (!known)
        ledger.write({ ...outgoingOf(call), hash, fromBlock, nonce: null })
      return !known
    },
  }
}
