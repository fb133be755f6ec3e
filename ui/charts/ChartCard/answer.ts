import type { Answer } from '../../kit/answer/answer.ts'
import type { LinkAs } from '../../kit/Link/Link.ts'

export type { Answer }

/** Where a card, and what it shows, can be found. */
export interface CardLinks {
  /** The name of the card in the address. */
  id: string
  /** Leads to it as it was at a block, or now where none is told. */
  permalink: (block?: number) => string
  /** @default 'a' */
  linkAs?: LinkAs
  /** Its rows as comma-separated values. */
  csv: string
  /** The address names this card. */
  isTarget?: boolean
}

/** What every card of the analytics page takes. */
export interface CardProps<T> {
  answer: Answer<T>
  links: CardLinks
}
