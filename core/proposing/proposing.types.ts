import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type {
  BountyDraft,
  BountyFault,
  Draft,
  FeeIntent,
  FeePurpose,
  ProposalCheck,
} from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import type { BountyMessage } from '../rules/bounties/message.ts'
import type {
  ProposalMessage,
  signingDomain,
} from '../rules/governance/message.ts'

/** What a draft becomes. */
export type Purpose = FeePurpose

/** What is wrong with one part of a draft, of either purpose. */
export type DraftFault = BountyFault

export type ProposingFailureCode =
  /** The server could not be reached, or did not answer in time. */
  | 'proposing.unreachable'
  /**
   * The server answered with a fault of its own (5xx), or with what the
   * contract does not know.
   */
  | 'proposing.serverFailed'
  /** The server was asked more often than it allows (429). */
  | 'proposing.rateLimited'
  /** No node of the chain answered. */
  | 'proposing.chainAway'
  /** The server knows no session for this request (401). */
  | 'proposing.signedOut'
  /** The session is of another account than the wallet shows. */
  | 'proposing.accountMismatch'
  /** The server has no such draft, or nothing that this fee is for. */
  | 'proposing.gone'
  /**
   * The account may not propose now: it has too few votes, has as many proposals
   * as it may have, or the club is paused; `refusal` says which.
   */
  | 'proposing.notEligible'
  /** The author owes a payout of an earlier bounty. */
  | 'proposing.payoutOverdue'
  /** The wallet holds fewer tokens than the fee. */
  | 'proposing.insufficientTokens'
  /** The wallet holds too few coins for the gas. */
  | 'proposing.insufficientGas'
  /** The server has other words than those that were signed. */
  | 'proposing.contentDiffers'
  /** No wallet is connected. */
  | 'proposing.noWallet'
  /** The person said no in the wallet (4001). No fault: nothing was sent. */
  | 'proposing.rejected'
  /** The wallet showed another account before this was done. */
  | 'proposing.accountChanged'
  /** The wallet was on another chain before this was done. */
  | 'proposing.wrongChain'
  /** The wallet threw anything else instead of a signature. */
  | 'proposing.unsupported'
  /** The server refused it; its reason is the message, its code `refusal`. */
  | 'proposing.refused'
  /** The code of this part did not load. */
  | 'proposing.notLoaded'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'proposing.unexpected'

export interface ProposingFailure {
  code: ProposingFailureCode
  /** What happened. */
  message: string
  /** What to do now, and where everything is. */
  advice: string
  /** The server's own code, where it refused. */
  refusal?: string
}

/** What an author signs for: a draft, or the next version of a proposal. */
export interface Signable {
  draft: Pick<Draft, 'author' | 'content'>
  club: { id: string; name: string; nft: Address }
  /** The version that it takes the place of; the first has none. */
  before?: { version: number; digest: Hex }
}

export interface ProposalSubject extends Signable {
  purpose: 'proposal'
  draft: Draft
}

export interface BountySubject extends Pick<Signable, 'club'> {
  purpose: 'bounty'
  draft: BountyDraft & { author: Address }
}

/** What is proposed, as the server holds it. */
export type Subject = ProposalSubject | BountySubject

/** What is looked at before it is signed. */
export interface Review {
  title: string
  club: { id: string; name: string }
  /** The exact sentence that is signed. */
  sentence: string
  contentHash: Hex
  /** Base units of the club's token. */
  fee: bigint
  /** What the fee is paid with; `nothing`: the author pays none (R6.3). */
  pays: 'tokens' | 'credit' | 'nothing'
  /** Hosts that no proposal had before: readers will be told. */
  newHosts: readonly string[]
}

/** What was signed, as the server takes it. */
export interface Signed<Message = ProposalMessage | BountyMessage> {
  message: Message
  signature: Hex
  /** What it was signed for (E8): the server says so where that is not it. */
  domain: ReturnType<typeof signingDomain>
}

/** What became of the draft. */
export interface Published {
  id: string
  club: string
  title: string
  /** In its club; missing where the server could not be asked. */
  number?: number
}

export interface ProposingInput {
  /** The only chain that anything is signed for. */
  chainId: number
}

export interface ProposingContext {
  chainId: number
  /** The draft that is being proposed. */
  draft: string | null
  purpose: Purpose
  subject: Subject | null
  check: ProposalCheck | null
  /** The content of which the author said that it is meant as it is. */
  meant: string | null
  review: Review | null
  signed: Signed | null
  intent: FeeIntent | null
  faults: readonly DraftFault[]
  proposal: Published | null
  failure: ProposingFailure | null
  /** How often in a row something came to nothing. */
  attempts: number
}

/** Which draft is meant. */
export interface Asked {
  /** Its id; or as it is remembered, which tells its purpose as well. */
  draft: string
  /** @default 'proposal' */
  purpose?: Purpose
}

export type ProposingEvent =
  /** Begins with the draft as the server holds it. */
  | ({ type: 'proposing.start' } & Asked)
  /** Goes on where an earlier visit left it; does nothing that was not begun. */
  | ({ type: 'proposing.resume' } & Asked)
  /** It may repeat another, and is meant. */
  | { type: 'proposing.confirm' }
  | { type: 'proposing.sign' }
  | { type: 'proposing.pay' }
  /** Takes the fee back before it is paid: the draft can be written again. */
  | { type: 'proposing.cancel' }
  | { type: 'proposing.retry' }
  /** Back to the words, or done with the end. */
  | { type: 'proposing.back' }
  /** The confetti has fallen. */
  | { type: 'proposing.celebrated' }
  /** What the wallet shows now; `null`: nothing. */
  | { type: 'account.changed'; address: Address | null }
  | { type: 'chain.changed'; chainId: number }
  /** Of the payments, by intent: the money is on its way; it is not. */
  | { type: 'fee.sent'; intent: string }
  | { type: 'fee.stopped'; intent: string }
  /** Of the session. */
  | {
      type: 'session.lost'
      why: 'proposing.signedOut' | 'proposing.accountMismatch'
    }
  | { type: 'session.back' }
  /** The page is looked at again, or the network is back. */
  | { type: 'connection.back' }
  /** What `watchIntent` tells. */
  | ({ type: 'intent.read' } & IntentStanding)
  | { type: 'intent.unread'; failure: ProposingFailure }

/** Facts that `system` turns into toasts, and screens into a celebration. */
export type ProposingEmitted =
  /** It was signed and has a fee intent. */
  | { type: 'proposing.opened'; draft: string; intent: string }
  | { type: 'proposing.published'; purpose: Purpose; proposal: Published }
  /** The fee arrived and could not be used: it is kept as a credit. */
  | { type: 'proposing.credited'; intent: FeeIntent; title: string }
  /** Nothing was paid in time. */
  | { type: 'proposing.expired'; intent: FeeIntent; title: string }
  | { type: 'proposing.feeFailed'; intent: FeeIntent; title: string }

/** An expected failure is data; a rejected actor is a defect. */
export interface Failed {
  kind: 'failure'
  failure: ProposingFailure
}

/** Where a fee stands, and what it has published. */
export interface IntentStanding {
  intent: FeeIntent
  proposal?: Published | undefined
  /** Where it was read anew with the rest. */
  subject?: Subject
}

export type ReadOutcome =
  | { kind: 'writing'; subject: Subject }
  | ({ kind: 'awaiting'; subject: Subject } & IntentStanding)
  | { kind: 'published'; subject: Subject; proposal: Published }
  | Failed
export type CheckOutcome =
  | { kind: 'sound'; check: ProposalCheck }
  | { kind: 'faulty'; faults: readonly DraftFault[] }
  | Failed
export type WeighOutcome = { kind: 'enough'; review: Review } | Failed
export type SignOutcome<Message = ProposalMessage | BountyMessage> =
  | { kind: 'signed'; signed: Signed<Message> }
  /** Time has passed and another sentence would be signed: it is shown first. */
  | { kind: 'reworded'; sentence: string }
  | { kind: 'faulty'; faults: readonly DraftFault[] }
  | Failed
export type OpenOutcome = ({ kind: 'opened' } & IntentStanding) | Failed
export type CancelOutcome =
  | { kind: 'cancelled' }
  /** It cannot be given up any more. */
  | { kind: 'kept' }
  | Failed

export interface SoundSubject {
  subject: Subject
  check: ProposalCheck
}

/** What the payments are asked to pay, in the club's token. */
export interface FeeRequest {
  intent: string
  /** Base units. */
  amount: bigint
  payer: Address
  /** Where the server wants it; nothing is paid to another address. */
  to: Address
  /** What is paid for, as people read it. */
  label: string
}

/** Asks the payments for a fee, or to let it be; or whether there is a session. */
export type LinkCommand =
  | { type: 'fee.start'; request: FeeRequest }
  | { type: 'fee.cancel'; intent: string }
  | { type: 'session.doubt' }
/** Remembers the draft over a reload, or forgets it. */
export type ProposingMemoryCommand =
  | ({ type: 'memory.keep' } & Required<Asked>)
  | ({ type: 'memory.drop' } & Required<Asked>)

/** The I/O of the machine. `createProposingActors` builds the real one. */
export type ProposingActors = {
  readDraft: PromiseActorLogic<ReadOutcome, Asked>
  check: PromiseActorLogic<CheckOutcome, Subject>
  /** Who, how many tokens, how much gas: known before the wallet is asked. */
  weigh: PromiseActorLogic<WeighOutcome, SoundSubject>
  /** The only one that asks the wallet. */
  sign: PromiseActorLogic<SignOutcome, { subject: Subject; review: Review }>
  /** Asked again after a lost answer, the server answers with the same intent. */
  openIntent: PromiseActorLogic<
    OpenOutcome,
    { subject: Subject; contentHash: Hex; signed: Signed }
  >
  cancelIntent: PromiseActorLogic<CancelOutcome, { intent: string }>
  /** Asks for the intent again and again, in growing pauses, sooner if told. */
  watchIntent: CallbackActorLogic<{ type: 'watch.now' }, { intent: string }>
  /** The payments and the session, as far as they concern a proposal. */
  links: CallbackActorLogic<LinkCommand>
  memory: CallbackActorLogic<ProposingMemoryCommand>
  watchReturn: CallbackActorLogic<ProposingEvent>
}
