import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { chain } from '../messages/chain.ts'
import type {
  PaymentRequest,
  PaymentResult,
  PaymentView,
} from '../payment/index.ts'
import type {
  PaymentRow,
  PaymentsActors,
  PaymentsContext,
  PaymentsEmitted,
  PaymentsEvent,
  PaymentsInput,
  PaymentsView,
  ReportStatus,
  WantedPayment,
} from './payments.types.ts'

/** The request of a row; a machine that pays nothing has no row. */
export const requestIn = (rows: PaymentsView, intent: string) => {
  const row = rows[intent]
  return row && row.status !== 'idle' ? row.request : undefined
}

const without = <Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Record<string, Value> => {
  const { [key]: _, ...rest } = table
  return rest
}

/** Keeps what is known of the report while the rest of the row changes. */
const moved = (row: PaymentRow | undefined, view: PaymentView): PaymentRow =>
  row?.report ? { ...view, report: row.report } : view

/** The vocabulary of the chart of all fees. */
export const paymentsSetup = setup({
  types: {
    context: {} as PaymentsContext,
    events: {} as PaymentsEvent,
    input: {} as PaymentsInput,
    emitted: {} as PaymentsEmitted,
  },
  actors: {} as PaymentsActors,
  guards: {
    /** Under way, or paid: an intent is paid once. */
    isHeld: ({ context }, intent: string) => {
      const row = context.rows[intent]
      return row !== undefined && !['failed', 'refused'].includes(row.status)
    },
    isUnknown: ({ context }, intent: string) =>
      context.rows[intent] === undefined,
    /** The wallet holds one prompt, and another fee has it. */
    isBusy: ({ context: { prompting } }, intent: string) =>
      prompting !== null && prompting !== intent,
    /** With a transaction: an exempt payer sends none. */
    isPaid: (_, result: PaymentResult) => result.success && !result.exempt,
    isOver: ({ context }, intent: string) =>
      ['failed', 'refused', 'settled'].includes(
        context.rows[intent]?.status ?? '',
      ),
  },
  actions: {
    /** From now on the wallet is for this fee. */
    claim: assign(({ context }, request: PaymentRequest | undefined) => {
      if (!request) return {}
      const { id } = request
      const view = { status: 'lookingUpAdmin', request } as const
      const rows = { ...context.rows, [id]: moved(context.rows[id], view) }
      return { prompting: id, rows }
    }),
    /** Starts a machine for each; without a request it follows, and pays nothing. */
    open: enqueueActions(({ context, enqueue }, wanted: WantedPayment[]) => {
      for (const { intent, request } of wanted) {
        const known = context.machines[intent]
        if (known && request)
          enqueue.sendTo(known, { type: 'payment.start', request })
        if (known) continue
        enqueue.assign(({ context: { chainId, machines }, spawn }) => {
          const asked = request ? { request } : { recall: intent }
          const input = { chainId, ...asked }
          const machine = spawn('payment', { id: `fee.${intent}`, input })
          return { machines: { ...machines, [intent]: machine } }
        })
        enqueue.sendTo('watch', ({ context: { machines } }) => ({
          type: 'watch.begin',
          intent,
          machine: machines[intent],
        }))
      }
    }),
    refuse: enqueueActions(
      ({ context, enqueue }, request: PaymentRequest | undefined) => {
        const busyWith = requestIn(context.rows, context.prompting ?? '')
        if (!request || !busyWith) return
        const row = { status: 'refused' as const, request, busyWith }
        enqueue.assign({ rows: { ...context.rows, [request.id]: row } })
        const { label } = busyWith
        const busy = chain.paymentBusy
        const message = label ? busy.with(label) : busy.withAnother
        enqueue.emit({ type: 'payment.refused', request, busyWith, message })
      },
    ),
    cancel: enqueueActions(({ context, enqueue }, only: string | undefined) => {
      for (const [intent, machine] of Object.entries(context.machines))
        if (only === undefined || only === intent)
          enqueue.sendTo(machine, { type: 'payment.cancel' })
    }),
    forget: enqueueActions(({ context, enqueue }, intent: string) => {
      const machine = context.machines[intent]
      if (machine) enqueue.stopChild(machine)
      enqueue.assign({
        rows: without(context.rows, intent),
        machines: without(context.machines, intent),
      })
    }),
    tellAll: enqueueActions(
      (
        { context, enqueue },
        fact: Extract<
          PaymentsEvent,
          { type: 'account.changed' | 'chain.changed' }
        >,
      ) => {
        for (const machine of Object.values(context.machines))
          enqueue.sendTo(machine, fact)
      },
    ),
    takeView: assign(
      ({ context }, shown: { intent: string; view: PaymentView }) => {
        const { intent, view } = shown
        const { rows } = context
        return view.status === 'idle'
          ? { rows: without(rows, intent) }
          : { rows: { ...rows, [intent]: moved(rows[intent], view) } }
      },
    ),
    /** The wallet is free for another fee. */
    release: assign(({ context: { prompting } }, intent: string) => ({
      prompting: prompting === intent ? null : prompting,
    })),
    takeReport: assign(
      ({ context }, given: { intent: string; report: ReportStatus }) => {
        const { intent, report } = given
        const row = context.rows[intent]
        return row
          ? { rows: { ...context.rows, [intent]: { ...row, report } } }
          : {}
      },
    ),
    report: sendTo(
      'report',
      (_, sent: { intent: string; hash: `0x${string}` }) => ({
        type: 'report.sent' as const,
        ...sent,
      }),
    ),
    passOn: emit((_, fact: PaymentsEmitted) => fact),
  },
})
