import type { PaymentRow } from '@narwhal-club/core/payments'

export type StepKey =
  | 'lookUp'
  | 'approve'
  | 'confirmApproval'
  | 'transfer'
  | 'confirmTransfer'

export type StepState = 'todo' | 'running' | 'inWallet' | 'confirming' | 'done'

export interface Step {
  key: StepKey
  state: StepState
  /** The transaction that this step waits for. */
  hash?: `0x${string}`
}

type Moving = Exclude<
  PaymentRow,
  { status: 'idle' | 'settled' | 'failed' | 'refused' }
>

const token: StepKey[] = [
  'lookUp',
  'approve',
  'confirmApproval',
  'transfer',
  'confirmTransfer',
]
const native: StepKey[] = ['lookUp', 'transfer', 'confirmTransfer']

const current: Record<Moving['status'], [StepKey, StepState]> = {
  lookingUpAdmin: ['lookUp', 'running'],
  checkingAllowance: ['approve', 'running'],
  approving: ['approve', 'inWallet'],
  confirmingApproval: ['confirmApproval', 'confirming'],
  transferring: ['transfer', 'inWallet'],
  confirmingTransfer: ['confirmTransfer', 'confirming'],
}

/** Lays out the way of a payment and where it stands on it. */
export function paymentSteps(view: Moving): Step[] {
  const keys = view.request.kind === 'token' ? token : native
  const [now, state] = current[view.status]
  const at = keys.indexOf(now)
  return keys.map((key, place): Step => {
    if (place < at) return { key, state: 'done' }
    if (place > at) return { key, state: 'todo' }
    return 'hash' in view ? { key, state, hash: view.hash } : { key, state }
  })
}
