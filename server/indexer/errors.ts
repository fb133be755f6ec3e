import { BaseError } from '@narwhal-club/core/errors'

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
