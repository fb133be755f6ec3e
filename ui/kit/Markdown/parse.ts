import MarkdownIt, { type Token } from 'markdown-it'
import { bareLinks } from './bareLinks.ts'

export type { Token }

/** What a hostile text may cost at most. A proposal has 10,000 characters. */
export const bounds = { characters: 100_000, tokens: 20_000, depth: 20 }

// No HTML: a tag is text. Of what was not made a link, whole addresses alone are one.
const parser = new MarkdownIt({ html: false, linkify: false })
parser.use(bareLinks)
parser.set({ maxNesting: bounds.depth })
// What may be linked is decided where it is drawn: parsing keeps what stands.
parser.validateLink = () => true

export interface Parsed {
  tokens: Token[]
  /** The text is longer than what is drawn. */
  isCut: boolean
}

/**
 * Parses CommonMark with tables and strikethrough, within bounds. The parser's
 * time was measured on texts made to hang it; two others did (docs/decisions/080).
 */
export function parseMarkdown(source: string): Parsed {
  const text = source.slice(0, bounds.characters)
  const tokens = parser.parse(text, {})
  const drawn: Token[] = []
  let count = 0
  for (const token of tokens) {
    count += 1 + (token.children?.length ?? 0)
    if (count > bounds.tokens) break
    drawn.push(token)
  }
  const isCut = text.length < source.length || drawn.length < tokens.length
  return { tokens: drawn, isCut }
}
