export interface BaseErrorOptions {
  cause?: unknown
  /** Lines that help whoever reads the log; never shown to holders. */
  help?: readonly string[]
}

/**
 * The base of every error thrown here. `message` is the exact short text that
 * the specification gives; `code` is what programs decide by.
 */
export abstract class BaseError extends Error {
  abstract override name: string
  abstract readonly code: string
  readonly help: readonly string[]

  constructor(message: string, options: BaseErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined)
    this.help = options.help ?? []
  }

  /** Returns the first error of the chain of causes that `matches`. */
  walk(matches: (error: unknown) => boolean): unknown {
    let error: unknown = this
    while (error !== undefined && error !== null) {
      if (matches(error)) return error
      error = error instanceof Error ? error.cause : undefined
    }
    return null
  }
}
