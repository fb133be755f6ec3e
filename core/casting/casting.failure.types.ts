export type CastingFailureCode =
  /** The server could not be reached, or did not answer in time. */
  | 'casting.unreachable'
  /**
   * The server answered with a fault of its own (5xx), or with what the
   * contract does not know.
   */
  | 'casting.serverFailed'
  /** The server was asked more often than it allows (429). */
  | 'casting.rateLimited'
  /**
   * No node could be asked about the signature of a contract wallet (503). It
   * is sent again.
   */
  | 'casting.cannotVerify'
  /** The server knows no session for this request (401). */
  | 'casting.signedOut'
  /** The session is of another account than the wallet shows. */
  | 'casting.accountMismatch'
  /** The server has no such proposal. */
  | 'casting.gone'
  /** No wallet is connected. */
  | 'casting.noWallet'
  /** The person said no in the wallet (4001). No fault: nothing was sent. */
  | 'casting.rejected'
  /** The wallet showed another account before this was done. */
  | 'casting.accountChanged'
  /** The wallet was on another chain before this was done. */
  | 'casting.wrongChain'
  /** The wallet threw anything else instead of a signature. */
  | 'casting.unsupported'
  /** The wallet still asks about another vote. */
  | 'casting.promptOpen'
  /** It is the vote that counts already. */
  | 'casting.same'
  /** The reason is longer than a vote may carry. */
  | 'casting.reasonTooLong'
  /** This voter has changed the vote as often as may be. */
  | 'casting.ballotLimit'
  /** The account held no voting power when this vote was frozen. */
  | 'casting.noPower'
  /** There is a newer vote of this voter. */
  | 'casting.stale'
  /** It was counted, and its voter has changed it since. */
  | 'casting.superseded'
  /** The words are others by now. */
  | 'casting.reworded'
  /** Voting has not begun. */
  | 'casting.notOpen'
  /** Voting ended before the vote arrived. */
  | 'casting.closed'
  /** The proposal was taken back. */
  | 'casting.cancelled'
  /** An administrator has paused the club. */
  | 'casting.paused'
  /** The time that was signed is too far from the server's. */
  | 'casting.clock'
  /** The signature is too old to be sent any more. */
  | 'casting.expired'
  /** The signature is not by the account that votes. */
  | 'casting.badSignature'
  /**
   * The server did not take the vote for another reason; its code is `refusal`.
   */
  | 'casting.refused'
  /** The code of this part did not load. */
  | 'casting.notLoaded'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'casting.unexpected'

export interface CastingFailure {
  code: CastingFailureCode
  /** What happened, for people. */
  message: string
  /** What to do now. */
  advice: string
  /** What the server refused it with. */
  refusal?: string
}

/** An expected failure is data; a rejected actor is a defect. */
export interface CastingFailed {
  kind: 'failure'
  failure: CastingFailure
}
