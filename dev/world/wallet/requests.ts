/** A line of facts: what it is, and what it says. */
export type Fact = { label: string; value: string; isCode?: boolean }

/** What the window shows of a request, in words. */
export type Request = {
  /** Requests of one kind are asked one at a time: the next gets -32002. */
  kind: 'accounts' | 'signature' | 'transaction' | 'chain'
  method: string
  /** What will happen, as a heading. */
  title: string
  /** One sentence about what it means. */
  meaning: string
  /** The exact text to be signed. */
  text?: string
  /** The amount at stake, large. */
  amount?: string
  facts?: Fact[]
  /** Something is odd: said in a box of its own. */
  warning?: string
}
