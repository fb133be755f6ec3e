import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type {
  BountyDraftContent,
  ClubRuleSet,
  DraftContent,
  ProposalCheck,
} from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import type { SignableBounty } from '../proposing/proposing.bounty.message.ts'
import type {
  ProposingFailure,
  ProposingFailureCode,
  Purpose,
  Signable,
  Signed,
} from '../proposing/proposing.types.ts'

export type RevisingFailureCode =
  | ProposingFailureCode
  /** Others have begun to act on it, or it was taken back. */
  | 'revising.tooLate'
  /** The words are those that are published. */
  | 'revising.unchanged'

export interface RevisingFailure extends Omit<ProposingFailure, 'code'> {
  code: RevisingFailureCode
}

/** Field → one sentence that says what is wrong. */
export type RevisingErrors = Readonly<Record<string, string>>

/** What is known of all that is published, and what a new version is held to. */
interface PublishedAs<Of extends Purpose> {
  purpose: Of
  id: string
  before: { version: number; digest: Hex }
  /** Milliseconds since 1970: when its first version was published. */
  publishedAt: number
}
export type PublishedProposal = Omit<Signable, 'before'> &
  PublishedAs<'proposal'> & { rules: Pick<ClubRuleSet, 'labels' | 'minPeriod'> }
export type PublishedBounty = Omit<SignableBounty, 'before'> &
  PublishedAs<'bounty'>
export type Published = PublishedProposal | PublishedBounty

/** The words of what is published, with its dates. */
export type Words = DraftContent | BountyDraftContent
/** Some of them, as they are changed. */
export type WordsChange = Partial<DraftContent> | Partial<BountyDraftContent>

export type SignedRevision = Signed
export type Message = SignedRevision['message']

/** Words of this browser, and the version that they were written on. */
export interface KeptWords {
  version: number
  value: Words
}

/** What is looked at before it is signed. */
export interface Revision {
  title: string
  /** The one that it will be. */
  version: number
  /** The exact sentence that is signed. */
  sentence: string
  contentHash: Hex
  /** Hosts that no proposal had before: readers will be told. */
  newHosts: readonly string[]
  duplicates: ProposalCheck['duplicates']
}

export interface RevisingInput {
  /** The only chain that anything is signed for. */
  chainId: number
}

export interface RevisingContext {
  chainId: number
  /** Of what is written anew. */
  id: string | null
  purpose: Purpose
  published: Published | null
  value: Words | null
  errors: RevisingErrors
  /** How often the words were looked at and found wrong. */
  attempt: number
  revision: Revision | null
  signed: SignedRevision | null
  /** The version that came about. */
  version: number
  /**
   * What its page was left for while what was signed is handed over: read as soon
   * as that is done. Null: it was not left.
   */
  next: Required<Asked> | 'nothing' | null
  failure: RevisingFailure | null
  /** How often in a row something came to nothing. */
  attempts: number
}

/** What is to be written anew. */
export interface Asked {
  id: string
  /** @default 'proposal' */
  purpose?: Purpose
}

export type RevisingEvent =
  | ({ type: 'revising.start' } & Asked)
  | { type: 'revising.edit'; change: WordsChange }
  /** Back to the words that are published. */
  | { type: 'revising.discard' }
  | { type: 'revising.review' }
  | { type: 'revising.sign' }
  /** Another version came meanwhile: these words take its place, or are let go. */
  | { type: 'revising.keepMine' }
  | { type: 'revising.takeTheirs' }
  | { type: 'revising.retry' }
  /** From the review back to the words. */
  | { type: 'revising.back' }
  /** The page is left: words that are not published stay in this browser. */
  | { type: 'revising.close' }
  /** What the wallet shows now; `null`: nothing. */
  | { type: 'account.changed'; address: Address | null }
  | { type: 'chain.changed'; chainId: number }
  /** Of the session. */
  | {
      type: 'session.lost'
      why: 'proposing.signedOut' | 'proposing.accountMismatch'
    }
  | { type: 'session.back' }
  /** The page is looked at again, or the network is back. */
  | { type: 'connection.back' }

export type RevisingEmitted = {
  type: 'revising.published'
  purpose: Purpose
  id: string
  title: string
  version: number
}

/** An expected failure is data; a rejected actor is a defect. */
export interface RevisingFailed {
  kind: 'failure'
  failure: RevisingFailure
}

export type ReadRevisingOutcome =
  | { kind: 'open'; published: Published; kept: KeptWords | null }
  | RevisingFailed
export type ReviewOutcome =
  | { kind: 'sound'; revision: Revision }
  | { kind: 'faulty'; errors: RevisingErrors }
  /** Another version came meanwhile. */
  | { kind: 'moved'; published: Published }
  /** It is these very words: an answer was lost. */
  | { kind: 'published'; version: number }
  | RevisingFailed
export type SignRevisionOutcome =
  | { kind: 'signed'; signed: SignedRevision }
  /** Time has passed and another sentence would be signed: it is shown first. */
  | { kind: 'reworded'; sentence: string }
  | { kind: 'faulty'; errors: RevisingErrors }
  | RevisingFailed
export type PostOutcome =
  | { kind: 'published'; version: number }
  | RevisingFailed

/** Words in the place of those that are published; both are of one purpose. */
export interface Written {
  published: Published
  value: Words
}
export interface WrittenProposal {
  published: PublishedProposal
  value: DraftContent
}
export interface WrittenBounty {
  published: PublishedBounty
  value: BountyDraftContent
}

/** Keeps the words in this browser, or lets them go. */
export type WordsCommand =
  | ({ type: 'words.keep'; id: string } & KeptWords)
  | { type: 'words.drop'; id: string }

/** The I/O of the machine. `createRevisingActors` builds the real one. */
export type RevisingActors = {
  read: PromiseActorLogic<ReadRevisingOutcome, Required<Asked>>
  /** Our own rules first, then the server's: nothing is asked in vain. */
  review: PromiseActorLogic<ReviewOutcome, Written>
  /** The only one that asks the wallet. */
  sign: PromiseActorLogic<SignRevisionOutcome, Written & { revision: Revision }>
  /** Asked again after a lost answer, it finds what the first one did. */
  post: PromiseActorLogic<PostOutcome, Written & { signed: SignedRevision }>
  words: CallbackActorLogic<WordsCommand>
  /** The session, as far as it concerns a new version. */
  links: CallbackActorLogic<RevisingEvent>
  watchReturn: CallbackActorLogic<RevisingEvent>
}

/** The words as a form has them, with what the form is told of its club. */
type Form =
  | {
      purpose: 'proposal'
      value: DraftContent
      labels: readonly string[]
      /** Seconds that voting is open at least. */
      minPeriod: number
    }
  | { purpose: 'bounty'; value: BountyDraftContent }

/** What screens read of the revising machine. */
export type RevisingView =
  | { status: 'idle' }
  | (Required<Asked> &
      (
        | { status: 'reading' }
        /** Goes on by itself when the server can be reached. */
        | { status: 'offline'; failure: RevisingFailure }
        | { status: 'stopped'; failure: RevisingFailure }
        | (Form & {
            status: 'writing' | 'checking'
            errors: RevisingErrors
            attempt: number
            /** The version that is published. */
            version: number
            /** These are not the published words. */
            isChanged: boolean
            /** Why the last step came to nothing. */
            failure: RevisingFailure | null
          })
        /** Another version came meanwhile; it has that number. */
        | { status: 'moved'; version: number }
        | {
            status: 'reviewing' | 'signing'
            revision: Revision
            failure: RevisingFailure | null
          }
        | {
            status: 'posting'
            revision: Revision
            /** It is handed over just now; else it waits before the next time. */
            isSending: boolean
            /** Why it is tried again. */
            failure: RevisingFailure | null
          }
        | { status: 'published'; title: string; version: number }
      ))
