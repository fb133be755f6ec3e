import { forms } from '@narwhal-club/core/messages/pages/forms'
import { createElement, type ReactNode } from 'react'
import { Scroller } from '../DataTable/Scroller.tsx'
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx'
import { bare } from './bareLinks.ts'
import { safeLink } from './links.ts'
import * as styles from './Markdown.css.ts'
import type { MarkdownProps } from './Markdown.types.ts'
import { parseMarkdown, type Token } from './parse.ts'

const { markdown } = forms
const plain = /^(p|blockquote|ul|li|em|strong|s|thead|tbody|tr)$/

/** Leads out of the club, and says to where. */
function OutLink(props: {
  href: unknown
  /** Its words are its address: they say where it leads. */
  isBare?: boolean
  children: ReactNode
}) {
  const { href, isBare, children } = props
  const link = safeLink(href)
  // What may not be linked stays words: nothing that was written disappears.
  if (!link) return <span className={styles.refused}>{children}</span>
  return (
    <>
      <ExternalLink href={link.href} className={styles.link} isUntrusted>
        <bdi>{children}</bdi>
      </ExternalLink>
      {isBare ? null : (
        <>
          {' '}
          <bdi className={styles.place} dir="ltr">
            ({link.place})
          </bdi>
        </>
      )}
    </>
  )
}

interface Open {
  token: Token | null
  children: ReactNode[]
}

/** Draws one element of the allowed ones; any other is what it holds. */
function draw({ token, children }: Open, key: number, top: number): ReactNode {
  const attr = (name: string) => token?.attrGet(name) ?? undefined
  const tag = token?.tag ?? ''
  const heading = /^h([1-6])$/.exec(tag)
  if (heading) {
    const level = Math.min(6, Number(heading[1]) - 1 + top)
    return createElement(`h${level}`, { key, dir: 'auto' }, children)
  }
  if (tag === 'a')
    return (
      <OutLink key={key} href={attr('href')} isBare={token?.markup === bare}>
        {children}
      </OutLink>
    )
  if (tag === 'ol')
    return (
      <ol key={key} start={Number(attr('start') ?? 1)}>
        {children}
      </ol>
    )
  if (tag === 'table')
    return (
      <Scroller key={key} label={markdown.table}>
        <table>{children}</table>
      </Scroller>
    )
  if (tag === 'th' || tag === 'td') {
    const align = /text-align:(left|center|right)$/.exec(String(attr('style')))
    return createElement(tag, { key, 'data-align': align?.[1] }, children)
  }
  if (plain.test(tag))
    return createElement(
      tag,
      { key, ...(/^(p|li)$/.test(tag) && { dir: 'auto' }) },
      children,
    )
  return <span key={key}>{children}</span>
}

const isLink = ({ token }: Open) => token?.tag === 'a'

/** Draws a token that holds none. */
function leaf(token: Token, key: number, isLinked: boolean): ReactNode {
  switch (token.type) {
    case 'softbreak':
      return '\n'
    case 'hardbreak':
      return <br key={key} />
    case 'hr':
      return <hr key={key} />
    case 'code_inline':
      return <code key={key}>{token.content}</code>
    case 'code_block':
    case 'fence':
      return (
        <Scroller key={key} label={markdown.code}>
          <pre>
            <code>{token.content}</code>
          </pre>
        </Scroller>
      )
    // A remote picture tells its host who reads: it is a link until ours serves it.
    case 'image':
      if (isLinked) return markdown.picture(token.content)
      return (
        <OutLink key={key} href={token.attrGet('src')}>
          {markdown.picture(token.content)}
        </OutLink>
      )
    default:
      return token.content
  }
}

/** Turns the parser's flat list into elements, with a stack in place of recursion. */
function build(tokens: readonly Token[], top: number): ReactNode[] {
  const root: Open = { token: null, children: [] }
  const stack: Open[] = [root]
  const close = (key: number) => {
    const done = stack.length > 1 ? stack.pop() : undefined
    if (done) (stack.at(-1) ?? root).children.push(draw(done, key, top))
  }
  for (const [key, token] of tokens.entries()) {
    const here = stack.at(-1) ?? root
    if (token.nesting === 1 && !token.hidden)
      stack.push({ token, children: [] })
    else if (token.nesting === -1 && !token.hidden) {
      close(key)
    } else if (token.type === 'inline')
      for (const node of build(token.children ?? [], top))
        here.children.push(node)
    else if (token.nesting === 0)
      here.children.push(leaf(token, key, stack.some(isLink)))
  }
  // A text that was cut leaves elements open.
  while (stack.length > 1) close(tokens.length + stack.length)
  return root.children
}

/**
 * Renders what a member wrote: headings, lists, quotes, code, tables and links
 * that say where they lead. It makes elements, never HTML, and only these.
 *
 * @use for what members wrote in a MarkdownEditor, wherever it is read.
 * @avoid for our own texts, which come from `core/messages` as they are.
 */
export function Markdown({ source, top = 3 }: MarkdownProps) {
  const { tokens, isCut } = parseMarkdown(source)
  return (
    <div className={styles.root}>
      {build(tokens, top)}
      {isCut ? <p className={styles.cut}>{markdown.cut}</p> : null}
    </div>
  )
}
