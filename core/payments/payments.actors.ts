import { fromCallback, fromPromise } from 'xstate'
import { paymentMachine, toPaymentView } from '../payment/index.ts'
import {
  createPaymentActors,
  type PaymentDeps,
} from '../payment/payment.actors.ts'
import { createPaymentLedger } from '../payment/payment.ledger.ts'
import { createReporter } from './payments.report.ts'
import type {
  PaymentsActors,
  PaymentsEvent,
  ReportHash,
  WatchEvent,
} from './payments.types.ts'

export interface PaymentsDeps extends Omit<PaymentDeps, 'ledger' | 'sent'> {
  /** @default there is no server to tell */
  reportHash?: ReportHash
}

/** Builds the actors of all fees over the wallet, the node, and the server. */
export function createPaymentsActors(deps: PaymentsDeps): PaymentsActors {
  const { storage, reportHash, clock } = deps
  const ledger = createPaymentLedger(storage)
  const { sent, logic } = createReporter({ ledger, reportHash, clock })
  const actors = createPaymentActors({ ...deps, ledger, sent })
  return {
    payment: paymentMachine.provide({ actors }),
    readUnsettled: fromPromise<string[]>(async () => ledger.listTransfers()),
    watch: fromCallback<WatchEvent>(({ receive, sendBack }) => {
      const send = (event: PaymentsEvent) => sendBack(event)
      receive(({ intent, machine }) => {
        machine.on('*', send)
        const tell = () => {
          const view = toPaymentView(machine.getSnapshot())
          send({ type: 'payment.moved', intent, view })
        }
        machine.subscribe(tell)
        tell()
      })
    }),
    report: logic,
  }
}
