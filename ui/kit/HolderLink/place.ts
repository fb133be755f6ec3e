import type { LinkAs } from '../Link/Link.ts'

/** Where the page of a holder is. */
export interface HolderPlace {
  holderHref: (address: string) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The reader's own address. */
  mine?: string | undefined
}
