import type { PaymentRow } from '@narwhal-club/core/payments'
import type { DraftFault, ProposingView } from '@narwhal-club/core/proposing'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { Published, Unpublished } from './Ended.tsx'
import { Paying } from './Paying.tsx'
import { Signing } from './Signing.tsx'
import { Duplicate, Faulted, Looking, Stopped } from './Stopped.tsx'

export interface ProposingPanelProps {
  view: ProposingView
  /** Of its fee, where the payments have one. */
  payment?: PaymentRow | undefined
  /** Where a transaction can be looked at; null where there is no explorer. */
  transactionHref: (hash: string) => string | null
  /** Where what was published can be read. */
  proposalHref: (id: string) => string
  /**
   * What is wrong in the words, for a draft that is of no proposal.
   * @default of a proposal
   */
  faultOf?: (fault: DraftFault) => { field: string; sentence: string }
  /** What a code of a fee's fault means. */
  faultText: (code: string) => string
  /** @default 'a' */
  linkAs?: LinkAs
  onConfirm: () => void
  onSign: () => void
  onPay: () => void
  onCancel: () => void
  onRetry: () => void
  onBack: () => void
}

/** A draft on its way to being published: one picture for each place of it. */
export function ProposingPanel(props: ProposingPanelProps) {
  const { view } = props
  switch (view.status) {
    case 'idle':
      return null
    case 'recalling':
    case 'reading':
    case 'checking':
    case 'weighing':
      return <Looking {...props} view={view} />
    case 'offline':
    case 'stopped':
    case 'suspended':
      return <Stopped {...props} view={view} />
    case 'faulted':
      return <Faulted {...props} view={view} />
    case 'confirmingDuplicate':
      return <Duplicate {...props} view={view} />
    case 'reviewing':
    case 'signing':
    case 'opening':
      return <Signing {...props} view={view} />
    case 'published':
      return <Published {...props} view={view} />
    case 'credited':
    case 'expired':
    case 'feeFailed':
      return <Unpublished {...props} view={view} />
    default:
      return <Paying {...props} view={view} />
  }
}
