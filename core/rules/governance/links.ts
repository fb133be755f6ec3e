import { decodeMarkdown, unknown } from './decode.ts'
import { isListed, readHost } from './hosts.ts'
import { shorteners } from './shorteners.ts'

/** A link that readers may follow. */
export interface FoundLink<Field extends string = string> {
  field: Field
  /** As it is written, so that its author finds it: at most 200 characters. */
  address: string
  /** In ASCII, lower case. */
  host: string
}

export type LinkFault =
  /** Not https. */
  | 'scheme'
  /** A name or password stands before the host. */
  | 'userinfo'
  /** No public name: a number, `localhost`, or nothing that can be read. */
  | 'host'
  | 'shortener'
  /** On the list that was handed in. */
  | 'blocked'

/** A link that must not be published (P6: `link_blocked`). */
export interface RefusedLink<Field extends string = string> {
  field: Field
  address: string
  code: LinkFault
}

export interface LinkReport<Field extends string = string> {
  /** Each host once a field. */
  links: FoundLink<Field>[]
  refused: RefusedLink<Field>[]
}

/*
 * Text is searched twice: as it stands, and with Markdown's other spellings
 * read. What Markdown draws as a link stands in one of the two, so that no
 * parser is needed here, and what a reader may copy is found besides. A host
 * ends where no host goes on; what is odd in one (`good.example'evil.example`)
 * splits it, and each part is looked at. Time grows with the text alone: patterns
 * go back over 30 characters at most, hosts are read up to `longest`.
 */
const scheme = /([a-z][a-z0-9+.-]{0,30}):(?=\S)/gi
const longest = 1_000
const authority = /[\\/]*(\[?[^\s\\/?#<>[\]|^]{0,1001})/y
const relative = /(?<![\\/])[\\/]{2,}(?=[^\s\\/])/g
/** All that hosts are made of, and all beyond ASCII. */
const anyRun = /(?:[\w.%-]|[^\p{ASCII}\s])+/gu
/** The same without the quotation marks and signs of other scripts. */
const wordRun = /[\p{L}\p{N}\p{M}\p{Cf}%._。．｡-]+/gu
/** Also where another script stands before it without a space. */
const plainRun = /[\w.%-]+/g
/** Markdown takes what stands here for the target of a link. */
function isTargetAt(view: string, at: number): boolean {
  if (view[at - 1] === '<') return true
  let from = at
  while (from > 0 && /\s/.test(view.charAt(from - 1))) from -= 1
  return /^\][(:]$/.test(view.slice(Math.max(0, from - 2), from))
}

/** The hosts that a stretch of text may name, dotted, each with where it ends. */
function* hostsIn(
  text: string,
  patterns: RegExp[],
): Generator<[name: string, end: number]> {
  for (const pattern of patterns)
    for (const { 0: run, index } of text.matchAll(pattern)) {
      if (run.length > longest || !/[^\p{ASCII}]|[.%]/u.test(run)) continue
      const host = readHost(run.replace(/^[._]+|[._-]+$/g, ''))
      if (host?.isPublic) yield [host.name, index + run.length]
    }
}

const shown = (text: string, at: number) =>
  /^[^\s<>"`|]{0,200}/
    .exec(text.slice(at, at + 200))?.[0]
    .replace(/[).,;!?'*_~\]]+$/, '') ?? ''

type Judged =
  | { address: string; code: LinkFault }
  | { address: string; hosts: string[] }

/** Judges what stands after a scheme; undefined where that is no link. */
function judge(view: string, match: RegExpExecArray): Judged | undefined {
  const [, name = ''] = match
  const at = match.index
  const after = at + match[0].length
  const address = shown(view, at)
  const isTarget = isTargetAt(view, at)
  if (!/^https?$/i.test(name)) {
    const next = view.slice(after, after + 2)
    const isLink = isTarget ? next[0] !== ':' : /^[\\/]{2}/.test(next)
    return isLink ? { address, code: 'scheme' } : undefined
  }
  authority.lastIndex = after
  const where = authority.exec(view)?.[1] ?? ''
  if (where.length > longest) return { address, code: 'host' }
  // Running text names schemes, too: `https://…` leads nowhere.
  const isNamed = /^\[|@|\w|[^\p{ASCII}\p{P}]/u.test(where)
  if (!isTarget && !isNamed) return undefined
  if (!/^https$/i.test(name)) return { address, code: 'scheme' }
  if (where.includes('@')) return { address, code: 'userinfo' }
  const hosts = [
    ...new Set([...hostsIn(where, [anyRun])].map(([host]) => host)),
  ]
  const isRead = hosts.length > 0 && !where.includes(unknown)
  return isRead ? { address, hosts } : { address, code: 'host' }
}

/** Collects what is found in one way of reading one field. */
function readView<Field extends string>(
  field: Field,
  view: string,
  blocked: ReadonlySet<string>,
  report: LinkReport<Field>,
) {
  const refuse = (address: string, code: LinkFault) =>
    report.refused.push({ field, address, code })
  for (const match of view.matchAll(scheme)) {
    const judged = judge(view, match)
    if (!judged) continue
    const { address } = judged
    if ('code' in judged) {
      refuse(address, judged.code)
      continue
    }
    for (const host of judged.hosts)
      if (isListed(host, shorteners)) refuse(address, 'shortener')
      else report.links.push({ field, address, host })
  }
  for (const { index } of view.matchAll(relative))
    if (isTargetAt(view, index)) refuse(shown(view, index), 'scheme')
  for (const [host, end] of hostsIn(view, [anyRun, wordRun, plainRun]))
    if (isListed(host, blocked)) refuse(host, 'blocked')
    else if (view[end] === '/' && isListed(host, shorteners))
      refuse(host, 'shortener')
}

const oncePer = <Item>(items: Item[], key: (item: Item) => string) =>
  [
    ...new Map([...items].reverse().map((item) => [key(item), item])).values(),
  ].reverse()

/**
 * Finds the links of a proposal and tells which must not be published. Links
 * are drawn for whole https addresses alone, with their host beside them, and a
 * host may be blocked also where it is only text.
 *
 * @param fields Markdown or plain, by name; each at most as long as `limits`.
 * @param blocked hosts, made by `listOfHosts`: what belongs to them is blocked.
 */
export function checkLinks<Field extends string>(
  fields: Readonly<Partial<Record<Field, string | null>>>,
  blocked: ReadonlySet<string>,
): LinkReport<Field> {
  const report: LinkReport<Field> = { links: [], refused: [] }
  for (const [field, text] of Object.entries(fields) as [Field, string][])
    for (const view of new Set([text ?? '', decodeMarkdown(text ?? '')]))
      readView(field, view, blocked, report)
  const { links, refused } = report
  return {
    links: oncePer(links, ({ field, host }) => `${field} ${host}`),
    refused: oncePer(
      refused,
      ({ field, address, code }) => `${field} ${code} ${address}`,
    ),
  }
}
