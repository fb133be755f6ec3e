import type { Lines } from '../kit/endpoint.ts'

const intent = '/api/fees/intents/:intent'

/** Fees, without losing anyone's money (behaviour 1.4). */
export const feesEndpoints = {
  /** Intents and credits of the member who asks. */
  myFees: { method: 'GET', path: '/api/fees', who: 'member' },
  createFeeIntent: {
    method: 'POST',
    path: '/api/fees/intents',
    who: 'member',
  },
  feeIntent: { method: 'GET', path: intent, who: 'member' },
  /** Tells the hash of the payment the moment it exists; twice is once. */
  reportFee: { method: 'POST', path: `${intent}/tx`, who: 'member' },
  /** Gives an intent up before anything was paid. */
  cancelFeeIntent: { method: 'DELETE', path: intent, who: 'member' },
} as const satisfies Lines
