/** What is known of a question: the one value that a card shows. */
export type Answer<T> =
  | { status: 'loading' }
  | { status: 'failed'; advice?: string; onRetry: () => void }
  /** `isEarlier`: of what was asked before, while the one asked for is loaded. */
  | { status: 'ready'; data: T; isEarlier?: boolean }

/** The way to more rows of a list. */
export interface More {
  /** It is on its way. */
  waiting: boolean
  /** It was asked for and did not come. */
  isFailed?: boolean
  onMore: () => void
}
