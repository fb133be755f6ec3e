export type CastingFailureCode =
  | 'casting.unreachable'
  | 'casting.serverFailed'
  | 'casting.rateLimited'
  | 'casting.cannotVerify'
  | 'casting.signedOut'
  | 'casting.accountMismatch'
  | 'casting.gone'
  | 'casting.noWallet'
  | 'casting.rejected'
  | 'casting.accountChanged'
  | 'casting.wrongChain'
  | 'casting.unsupported'
  /** The wallet still asks about another vote. */
  | 'casting.promptOpen'
  /** It is the vote that counts already. */
  | 'casting.same'
  | 'casting.reasonTooLong'
  | 'casting.ballotLimit'
  | 'casting.noPower'
  /** There is a newer vote of this voter. */
  | 'casting.stale'
  /** It was counted, and its voter has changed it since. */
  | 'casting.superseded'
  /** The words are others by now. */
  | 'casting.reworded'
  | 'casting.notOpen'
  | 'casting.closed'
  | 'casting.cancelled'
  | 'casting.paused'
  /** The time that was signed is too far from the server's. */
  | 'casting.clock'
  /** The signature is too old to be sent any more. */
  | 'casting.expired'
  | 'casting.badSignature'
  | 'casting.refused'
  | 'casting.notLoaded'
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
