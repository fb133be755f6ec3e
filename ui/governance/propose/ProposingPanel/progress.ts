import type { PaymentRow } from '@narwhal-club/core/payments'
import type { ProposingView } from '@narwhal-club/core/proposing'

export type StepKey =
  | 'sign'
  | 'open'
  | 'approve'
  | 'transfer'
  | 'confirm'
  | 'publish'
export type StepState =
  | 'todo'
  | 'running'
  | 'inWallet'
  | 'done'
  | 'failed'
  | 'skipped'

export interface Step {
  key: StepKey
  state: StepState
  /** The transaction that this step is about. */
  hash?: string
  /** Blocks that hold it, of those that it takes. */
  blocks?: { have: number; need: number }
}

/** The views that have a way to show. */
export type Moving = Extract<
  ProposingView,
  {
    status:
      | 'reviewing'
      | 'signing'
      | 'opening'
      | 'unpaid'
      | 'paying'
      | 'confirming'
      | 'covered'
      | 'cancelling'
  }
>

const keys: readonly StepKey[] = [
  'sign',
  'open',
  'approve',
  'transfer',
  'confirm',
  'publish',
]

type Now = [StepKey, StepState]

/** Where the payment stands, as steps of the proposal. */
function ofPayment(row: PaymentRow | undefined): Now {
  switch (row?.status) {
    case 'approving':
      return ['approve', 'inWallet']
    case 'transferring':
      return ['transfer', 'inWallet']
    case 'confirmingTransfer':
    case 'settled':
      return ['confirm', 'running']
    case 'failed':
    case 'refused':
      return ['transfer', 'failed']
    default:
      return ['approve', 'running']
  }
}

function now(view: Moving, row: PaymentRow | undefined): Now {
  switch (view.status) {
    case 'reviewing':
      return ['sign', 'todo']
    case 'signing':
      return ['sign', 'inWallet']
    case 'opening':
      return ['open', 'running']
    case 'paying':
      return ofPayment(row)
    case 'confirming':
      return view.intent.state === 'submitted'
        ? ['confirm', 'running']
        : ['publish', 'running']
    case 'covered':
      return ['publish', 'running']
    default:
      return ['approve', 'todo']
  }
}

const isFree = (view: Moving) =>
  'intent' in view
    ? view.intent.exempt || view.intent.byCredit
    : view.review.pays !== 'tokens'

/** Lays out the way of a proposal and where it stands on it. */
export function proposingSteps(
  view: Moving,
  row: PaymentRow | undefined,
): Step[] {
  const [current, state] = now(view, row)
  const at = keys.indexOf(current)
  const skipped = isFree(view) ? ['approve', 'transfer', 'confirm'] : []
  const hash =
    ('intent' in view && view.intent.hash) || (row && 'hash' in row && row.hash)
  const blocks = 'intent' in view ? view.intent.confirmations : undefined
  return keys.map((key, place): Step => {
    if (skipped.includes(key)) return { key, state: 'skipped' }
    if (place < at) return { key, state: 'done' }
    if (place > at) return { key, state: 'todo' }
    const isOfChain = key === 'confirm' || key === 'approve'
    return {
      key,
      state,
      ...(isOfChain && hash && { hash }),
      ...(key === 'confirm' && blocks && { blocks }),
    }
  })
}
