import { BaseError } from '@narwhal-club/core/errors'

/** A node's answer cannot be true: another node is asked. */
export class UnbelievableAnswerError extends BaseError {
  override name = 'UnbelievableAnswerError'
  readonly code = 'index.unbelievable'
}

/** A node will not answer for so many blocks at once: ask for fewer. */
export class RangeRefusedError extends BaseError {
  override name = 'RangeRefusedError'
  readonly code = 'index.range'
}

/** The index moved on under us: another process writes it. */
export class CursorMovedError extends BaseError {
  override name = 'CursorMovedError'
  readonly code = 'index.moved'
}

/** The database holds the index of other settings: it is not written on. */
export class ForeignIndexError extends BaseError {
  override name = 'ForeignIndexError'
  readonly code = 'index.foreign'
}
