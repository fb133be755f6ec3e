import type { VoteChoice } from '@narwhal-club/core/contract'

/** What is under way, or came to nothing, of casting a vote. */
export type VoteStep =
  /** With what was pressed and came to nothing, where it is kept. */
  | { is: 'still'; kept?: VoteChoice | undefined }
  /** It is asked once more what counts, and then the wallet. */
  | { is: 'checking' | 'switching' | 'signing' | 'sending'; choice: VoteChoice }
  /** It is signed and not counted yet: sent again by itself. */
  | { is: 'kept'; choice: VoteChoice }
  /** The same, for an account that the wallet does not show: not sent till then. */
  | { is: 'held'; choice: VoteChoice }
  /** It said what was counted already. */
  | { is: 'same' }

/** Why a vote was not cast, in words, and what there is to do about it. */
export interface VoteFailure {
  message: string
  advice: string
  /** A refusal of the person's own is no trouble. @default 'warning' */
  tone?: 'neutral' | 'warning'
  /** The way on, where it is not to vote once more. */
  act?: { label: string; onAct: () => void } | undefined
}

/** The ballot of the reader that counts. */
export interface OwnBallot {
  choice: VoteChoice
  power: number
  /** Missing while no more is known of it. */
  at?: string | undefined
}

/** What the panel knows of its reader: the one value that it shows. */
export type VoteView =
  | { status: 'loading' }
  /** With what the button says, where it is not to ask once more. */
  | { status: 'failed'; advice: string; retry?: string; onRetry: () => void }
  /** Who is not known has nothing to vote with. */
  | { status: 'visitor' | 'signedOut'; onConnect: () => void }
  | { status: 'early'; power: number }
  | { status: 'powerless'; why: 'not_in_list' | 'excluded' }
  | {
      status: 'open'
      power: number
      ballot?: OwnBallot | undefined
      /** It was counted just now: what was pressed is gone. */
      isNew?: boolean
      /** Asked for a change of what they voted. */
      isChanging: boolean
      step: VoteStep
      failure?: VoteFailure | undefined
    }
  /** Without a ballot: null where it is known that there is none. */
  | {
      status: 'over'
      isCancelled: boolean
      ballot?: OwnBallot | null | undefined
    }
