import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'

/** How the tokens of such a link are told from those that were made one. */
export const bare = 'bare'

/*
 * A whole https address with a public name: what stands there is where it leads.
 * A host of other scripts, a name before it (`a@b`) or a sign that cannot be in
 * one leaves all of it words, so that nothing is read as another place.
 */
const address =
  /(?<![\p{L}\p{N}_])https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?)(?![^\s\p{P}])([^\s\p{C}<>"]*)/giu
const afterHost = /^(?:[/?#]|[.,;:!?'*_~)\]]*$)/

/** Takes off what ends a sentence or a bracket, as its writer meant it. */
function trim(text: string): string {
  let end = text.length
  let open = 0
  for (const letter of text)
    open += letter === '(' ? 1 : letter === ')' ? -1 : 0
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1)
    if (last === ')' && open < 0) open += 1
    else if (!/[.,;:!?'*_~\]]/.test(last)) break
  }
  return text.slice(0, end)
}

/** The addresses in a text, each with where it begins. */
function* addressesIn(text: string): Generator<[at: number, found: string]> {
  for (const match of text.matchAll(address)) {
    const [whole, host = '', rest = ''] = match
    if (!afterHost.test(rest)) continue
    const scheme = whole.slice(0, whole.length - host.length - rest.length)
    yield [match.index, scheme + host + trim(rest)]
  }
}

/** Makes links of the bare addresses in the text tokens of one line of text. */
function split(tokens: Token[], make: (type: string) => Token): Token[] {
  let depth = 0
  return tokens.flatMap((token) => {
    if (token.tag === 'a') depth += token.nesting
    if (token.type !== 'text' || depth > 0) return [token]
    const parts: Token[] = []
    const say = (content: string) => {
      if (content) parts.push(Object.assign(make('text'), { content }))
    }
    let from = 0
    for (const [at, found] of addressesIn(token.content)) {
      say(token.content.slice(from, at))
      const open = make('link_open')
      open.attrSet('href', found)
      parts.push(open)
      say(found)
      parts.push(make('link_close'))
      from = at + found.length
    }
    if (from === 0) return [token]
    say(token.content.slice(from))
    return parts
  })
}

const nestings: Record<string, 1 | -1> = { link_open: 1, link_close: -1 }

/** Teaches a parser to draw bare https addresses as links. */
export function bareLinks(parser: InstanceType<typeof MarkdownIt>) {
  // After all text is joined: what is read is what is looked at.
  parser.core.ruler.push(bare, ({ tokens, Token }) => {
    const make = (type: string) => {
      const nesting = nestings[type] ?? 0
      const token = new Token(type, nesting === 0 ? '' : 'a', nesting)
      token.markup = bare
      return token
    }
    for (const token of tokens)
      if (token.type === 'inline' && token.children)
        token.children = split(token.children, make)
  })
}
