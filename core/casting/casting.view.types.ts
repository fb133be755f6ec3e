import type { MyVote, NoPowerReason } from '../contract/index.ts'
import type { Address } from '../hex.ts'
import type {
  CastingFailure,
  CountedVote,
  SignedVote,
  VoteChoice,
  VoteSubject,
  VoteWords,
} from './casting.types.ts'

/** What is known of the proposal, and of the voter. */
export interface CastingStanding {
  proposal: string
  subject: VoteSubject
  /** `null`: nobody is signed in. */
  mine: MyVote | null
  /** What was typed and is not counted yet; `null`: the form shows `mine`. */
  words: VoteWords | null
  /** Why the last step came to nothing. */
  failure: CastingFailure | null
}

/** What screens read of the casting machine. */
export type CastingView =
  | { status: 'idle' }
  /** Also while it is not known who is signed in. */
  | {
      status: 'reading'
      proposal: string
      /** Typed meanwhile, or before; `null`: what was kept is not known yet. */
      words: VoteWords | null
    }
  /** Goes on by itself when the server can be reached. */
  | { status: 'offline'; proposal: string; failure: CastingFailure }
  | { status: 'stopped'; proposal: string; failure: CastingFailure }
  /** Other words than those that were seen: show these, then open it again. */
  | { status: 'reworded'; proposal: string; words: VoteWords | null }
  | (CastingStanding &
      (
        | { status: 'cancelled' | 'signedOut' | 'noWallet' }
        | { status: 'notOpen' | 'closed'; at: number }
        | { status: 'noPower'; why: NoPowerReason | null }
        | { status: 'wrongWallet'; session: Address; walletShows: Address }
        | {
            status: 'ready'
            /** What the wallet will show, for each choice. */
            sentences: Readonly<Record<VoteChoice, string>>
            /** Else the wallet is asked to switch first. */
            isOnChain: boolean
          }
        | { status: 'switchingChain' | 'signing'; sentence: string }
        | { status: 'sending'; vote: SignedVote }
        /** It is signed, and is sent again by itself; it can be given up. */
        | {
            status: 'waiting'
            vote: SignedVote
            /** Another account than the vote's: it is not sent until that is back. */
            walletShows?: Address
          }
        | {
            status: 'counted'
            counted: CountedVote
            sentences: Readonly<Record<VoteChoice, string>>
            isOnChain: boolean
          }
      ))
