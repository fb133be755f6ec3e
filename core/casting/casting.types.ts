import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type {
  Ballot,
  LogHead,
  MyVote,
  ProposalDetail,
  VoteReceipt,
  VoteTally,
} from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import type { signingDomain } from '../rules/governance/message.ts'
import type { VotingWindow } from '../rules/governance/status.ts'
import type { VoteChoice, VoteMessage } from '../rules/voting/index.ts'
import type { CastingFailed, CastingFailure } from './casting.failure.types.ts'

export type {
  CastingFailed,
  CastingFailure,
  CastingFailureCode,
} from './casting.failure.types.ts'
export type { VoteChoice, VotingWindow }

/** What a voter wants to say, as it was typed. */
export interface VoteWords {
  /** `null`: not chosen yet. */
  choice: VoteChoice | null
  reason: string
}

/** The words of a proposal, as a page shows them. */
export type ReadableProposal = Pick<
  ProposalDetail,
  | 'id'
  | 'number'
  | 'version'
  | 'title'
  | 'body'
  | 'summary'
  | 'discussionUrl'
  | 'labels'
  | 'start'
  | 'end'
  | 'cancelled'
> & { club: { id: string; name: string } }

/** The words that the voter sees, and the collection whose holders vote. */
export interface SeenProposal {
  proposal: ReadableProposal
  nft: Address
}

/** What a vote is about: all that its message is made of. */
export interface VoteSubject {
  id: string
  number: number
  version: number
  title: string
  club: { id: string; name: string; nft: Address }
  /** Worked out here, of the words that the voter saw. */
  contentHash: Hex
  /** UTC milliseconds: voting is open in [start, end). */
  start: number
  end: number
  isCancelled: boolean
}

/** What was asked to be voted on. */
export interface AskedProposal {
  proposal: string
  /** The version whose words the voter saw. */
  version: number
  /** With it nothing but the voter's own votes is asked of the server. */
  seen?: SeenProposal | undefined
}

/** One prompt of the wallet. */
export interface VotePrompt {
  subject: VoteSubject
  voter: Address
  seq: number
  choice: VoteChoice
  /** In its normal form. */
  reason: string
}

/** A vote that its voter has signed and the server has not answered for. */
export interface SignedVote {
  proposal: string
  /** Of the proposal, to be told of. */
  title: string
  voter: Address
  message: VoteMessage
  signature: Hex
  domain: ReturnType<typeof signingDomain>
  /** EIP-712 digest: which vote it is. */
  digest: Hex
  /** UTC milliseconds by the server's clock: from then on it is not sent. */
  until: number
}

/** What the server says of a vote that counts. */
export interface CountedVote {
  ballot: Ballot
  receipt: VoteReceipt
  /** Missing where the first answer was lost: then a page asks anew. */
  tally: VoteTally | null
  head: LogHead | null
}

export interface CastingInput {
  /** The only chain that anything is signed for. */
  chainId: number
}

export interface CastingContext {
  chainId: number
  /** Whose session it is; `undefined`: not known yet. Lower case. */
  session: Address | null | undefined
  /** What the wallet shows. */
  account: Address | null
  chain: number | null
  asked: AskedProposal | null
  subject: VoteSubject | null
  /** Power and ballots of the session's address. */
  mine: MyVote | null
  /** By the server's clock. */
  window: VotingWindow
  /** What was typed and is not counted yet. */
  words: VoteWords | null
  counted: CountedVote | null
  prompt: VotePrompt | null
  /** Signed votes, the next one first. */
  queue: readonly SignedVote[]
  /** The one that was sent last. */
  sent: SignedVote | null
  /** Digests of votes whose sending was a defect, once for each time. */
  defects: readonly Hex[]
  /** Why the last step came to nothing. */
  failure: CastingFailure | null
  /** The same of what is sent. */
  sendFailure: CastingFailure | null
  /** How often in a row a reading, and a sending, came to nothing. */
  readAttempts: number
  sendAttempts: number
}

export type CastingEvent =
  | ({ type: 'casting.open' } & AskedProposal)
  /** Keeps what is typed; it is not lost with the page. */
  | { type: 'casting.edit'; words: VoteWords }
  /** The one click: the wallet is asked next. */
  | { type: 'casting.cast'; choice: VoteChoice; reason: string }
  /** The wallet is not waited for any more. */
  | { type: 'casting.back' }
  /** A signed vote that was not answered for is not sent any more. */
  | { type: 'casting.giveUp' }
  /** The counted vote was celebrated. */
  | { type: 'casting.celebrated' }
  | { type: 'casting.retry' }
  /** The page is left. What is signed is sent all the same. */
  | { type: 'casting.close' }
  /** Votes of an earlier visit are sent. */
  | { type: 'casting.resume' }
  /** What the wallet shows now; `null`: nothing. */
  | { type: 'account.changed'; address: Address | null }
  | { type: 'chain.changed'; chainId: number }
  /** The wallet did not go to our chain. */
  | { type: 'chain.refused' }
  | { type: 'session.changed'; address: Address | null }
  | { type: 'window.changed'; proposal: string; window: VotingWindow }
  /** The page is looked at again, or the network is back. */
  | { type: 'connection.back' }
  | { type: 'queue.read'; votes: readonly SignedVote[] }

/** From one region to another; nothing else sends them. */
export type CastingInternal =
  | { type: 'prompt.ask' }
  | { type: 'prompt.signed'; vote: SignedVote }
  | { type: 'prompt.failed'; prompt: VotePrompt; failure: CastingFailure }
  | { type: 'vote.settled'; answer: PostOutcome }
  | { type: 'vote.dropped'; vote: SignedVote }

/** Facts; `isOpen`: its proposal is the one that is open. */
export type CastingEmitted =
  | {
      type: 'casting.counted'
      vote: SignedVote
      counted: CountedVote
      isOpen: boolean
    }
  | {
      type: 'casting.uncounted'
      vote: SignedVote
      failure: CastingFailure
      isOpen: boolean
    }

export type ReadCastingOutcome =
  | {
      kind: 'read'
      subject: VoteSubject
      mine: MyVote | null
      words: VoteWords | null
      window: VotingWindow
    }
  /** The words are others than those that were seen. */
  | { kind: 'reworded'; version: number }
  | CastingFailed
export type SignVoteOutcome =
  | { kind: 'signed'; vote: SignedVote }
  | CastingFailed
/** The vote counts; `mine`: with it all of its voter's were read. */
export interface Counted {
  kind: 'counted'
  counted: CountedVote
  mine?: MyVote
}
/** It names its vote: others may be signed while this one is sent. */
export type PostOutcome = { vote: SignedVote } & (Counted | CastingFailed)

export interface ReadCasting extends AskedProposal {
  voter: Address | null
}

export type CastingMemoryCommand =
  | {
      type: 'words.keep'
      proposal: string
      voter: Address
      words: VoteWords | null
    }
  | { type: 'vote.keep'; vote: SignedVote }
  | { type: 'vote.drop'; vote: SignedVote }

export type WindowCommand =
  | { type: 'window.watch'; proposal: string; start: number; end: number }
  | { type: 'window.look' }
  | { type: 'window.leave' }

/** What the links hear, and what they owe for it. */
export type CastingLinksCommand =
  /**
   * The wallet is to be taken to our chain, which is added if need be. It is
   * answered, always: `chain.changed` where it went, `chain.refused` where not.
   * The vote waits for that, and no clock ends it.
   */
  | { type: 'wallet.switch' }
  /**
   * The server says that there is no such session. Whoever knows looks, and tells
   * `session.changed` if it is true; nothing waits for it.
   */
  | { type: 'session.doubt' }

/** The I/O of the machine. `createCastingActors` builds the real one. */
export type CastingActors = {
  read: PromiseActorLogic<ReadCastingOutcome, ReadCasting>
  /** The only one that asks the wallet. */
  sign: PromiseActorLogic<SignVoteOutcome, VotePrompt>
  /** Asked again after a lost answer, it finds what the first one did. */
  post: PromiseActorLogic<PostOutcome, SignedVote>
  memory: CallbackActorLogic<CastingMemoryCommand>
  /** When voting opens and ends, by the server's clock. */
  watchWindow: CallbackActorLogic<WindowCommand>
  /**
   * Session and wallet, which `system` knows. They tell `session.changed` as it
   * changes, unless that is sent to the machine itself.
   */
  links: CallbackActorLogic<CastingLinksCommand>
  watchReturn: CallbackActorLogic<CastingEvent>
}
