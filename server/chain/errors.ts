import { BaseError } from '@narwhal-club/core/errors'

/** A node's answer cannot be true: another node is asked. */
export class UnbelievableAnswerError extends BaseError {
  override name = 'UnbelievableAnswerError'
  readonly code = 'node.unbelievable'
}

/** A node will not answer for so many blocks at once: ask for fewer. */
export class RangeRefusedError extends BaseError {
  override name = 'RangeRefusedError'
  readonly code = 'node.range'
}

/**
 * One call has no answer: the contract says no, or the node does not know what
 * was asked for. That tells nothing of how the node is.
 */
export class CallRefusedError extends BaseError {
  override name = 'CallRefusedError'
  readonly code = 'node.call'
}
