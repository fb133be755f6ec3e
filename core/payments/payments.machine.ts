import { paymentsSetup, requestIn } from './payments.setup.ts'

const intent = ({ event }: { event: { intent: string } }) => event.intent
const started = ({ event }: { event: { request: { id: string } } }) =>
  event.request.id
const settled = started

/**
 * All fees, a machine and a row for each intent. One at a time is in the
 * wallet, which holds a single prompt: another one that starts meanwhile is
 * refused, and told what it is busy with. Once sent, fees are confirmed side by
 * side. Every hash is reported the moment it exists. What an earlier visit has
 * sent is followed and never paid anew. No final state: the page may pay again.
 */
export const paymentsMachine = paymentsSetup.createMachine({
  id: 'payments',
  context: ({ input }) => ({
    chainId: input.chainId,
    rows: {},
    machines: {},
    prompting: null,
  }),
  invoke: [
    { id: 'watch', src: 'watch' },
    { id: 'report', src: 'report' },
  ],
  on: {
    'payments.start': [
      { guard: { type: 'isHeld', params: started } },
      {
        guard: { type: 'isBusy', params: started },
        actions: { type: 'refuse', params: ({ event }) => event.request },
      },
      {
        actions: [
          { type: 'claim', params: ({ event }) => event.request },
          {
            type: 'open',
            params: ({ event: { request } }) => [
              { intent: request.id, request },
            ],
          },
        ],
      },
    ],
    'payments.retry': [
      { guard: { type: 'isUnknown', params: intent } },
      { guard: { type: 'isHeld', params: intent } },
      {
        guard: { type: 'isBusy', params: intent },
        actions: {
          type: 'refuse',
          params: ({ context, event }) => requestIn(context.rows, event.intent),
        },
      },
      {
        actions: [
          {
            type: 'claim',
            params: ({ context, event }) =>
              requestIn(context.rows, event.intent),
          },
          {
            type: 'open',
            params: ({ context, event }) => {
              const request = requestIn(context.rows, event.intent)
              return request ? [{ intent: request.id, request }] : []
            },
          },
        ],
      },
    ],
    'payments.cancel': {
      actions: { type: 'cancel', params: ({ event }) => event.intent },
    },
    'payments.dismiss': {
      guard: { type: 'isOver', params: intent },
      actions: { type: 'forget', params: intent },
    },
    'account.changed': {
      actions: { type: 'tellAll', params: ({ event }) => event },
    },
    'chain.changed': {
      actions: { type: 'tellAll', params: ({ event }) => event },
    },

    'payment.moved': {
      actions: { type: 'takeView', params: ({ event }) => event },
    },
    'payment.sent': {
      actions: [
        { type: 'release', params: intent },
        {
          type: 'report',
          params: ({ event: { intent, hash } }) => ({ intent, hash }),
        },
        { type: 'passOn', params: ({ event }) => event },
      ],
    },
    'payment.settled': [
      {
        // A faster one was mined in its place: that hash has paid.
        guard: { type: 'isPaid', params: ({ event }) => event.result },
        actions: [
          { type: 'release', params: settled },
          {
            type: 'report',
            params: ({ event: { request, result } }) => ({
              intent: request.id,
              hash: result.success && !result.exempt ? result.hash : '0x',
            }),
          },
          { type: 'passOn', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'release', params: settled },
          { type: 'passOn', params: ({ event }) => event },
        ],
      },
    ],
    'payment.failed': {
      actions: [
        { type: 'release', params: settled },
        { type: 'passOn', params: ({ event }) => event },
      ],
    },

    'report.owed': {
      actions: {
        type: 'takeReport',
        params: ({ event }) => ({ intent: event.intent, report: 'reporting' }),
      },
    },
    'report.answered': {
      actions: [
        {
          type: 'takeReport',
          params: ({ event: { intent, answer } }) => ({
            intent,
            report: answer,
          }),
        },
        {
          type: 'passOn',
          params: ({ event: { intent, hash, answer } }) => ({
            type: 'payment.reported',
            intent,
            hash,
            answer,
          }),
        },
      ],
    },
  },
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'readUnsettled',
        src: 'readUnsettled',
        onDone: {
          target: 'open',
          actions: {
            type: 'open',
            params: ({ event }) => event.output.map((intent) => ({ intent })),
          },
        },
        onError: 'open',
      },
    },
    open: {},
  },
})
