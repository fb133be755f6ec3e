import type { FeeIntent, ProposalCheck } from '../contract/index.ts'
import type {
  Asked,
  DraftFault,
  ProposingFailure,
  Published,
  Review,
} from './proposing.types.ts'

/** What screens read of the proposing machine. */
export type ProposingView =
  | { status: 'idle' }
  | (Asked &
      (
        | { status: 'recalling' | 'reading' | 'checking' | 'weighing' }
        /** Goes on by itself when the server or the node can be reached. */
        | { status: 'offline'; failure: ProposingFailure }
        /** The person must do something, and can try again. */
        | { status: 'stopped'; failure: ProposingFailure }
        /** No session, or one of another address: nothing acts, all is kept. */
        | { status: 'suspended'; failure: ProposingFailure }
        | { status: 'faulted'; faults: readonly DraftFault[] }
        | {
            status: 'confirmingDuplicate'
            duplicates: ProposalCheck['duplicates']
          }
        | {
            status: 'reviewing'
            review: Review
            /** Why nothing was signed the last time. */
            failure: ProposingFailure | null
          }
        | { status: 'signing'; review: Review }
        | {
            status: 'opening'
            review: Review
            /** It is handed over just now; else it waits before the next time. */
            isSending: boolean
            /** Why it is tried again. */
            failure: ProposingFailure | null
          }
        | {
            status: 'unpaid' | 'paying' | 'confirming' | 'covered'
            title: string
            intent: FeeIntent
            /** Why the last look at it came to nothing. */
            failure: ProposingFailure | null
          }
        | { status: 'cancelling'; title: string; intent: FeeIntent }
        | { status: 'published'; proposal: Published; isNew: boolean }
        | {
            status: 'credited' | 'expired' | 'feeFailed'
            title: string
            intent: FeeIntent
          }
      ))
