import type { Checker, Symbol as Named, Type } from 'typescript/unstable/sync'
import type { Field } from './types.ts'

/** A type that pages of several machines name. */
export interface SharedType {
  name: string
  /** The subpath that exports it. */
  path: string
  source: string
}

/** What the compiler knows, as this file asks for it. */
export interface Asked {
  checker: Checker
  /** What a subpath exports, by name. */
  exportsOf: (file: string) => Map<string, Named>
  fieldOf: (symbol: Named) => Field
  /** Its declarations as they are written, for a reader. */
  sourcesOf: (symbol: Named) => string[]
  unionOf: (type: Type) => readonly Type[]
}

/** Write all of it out, and not the name that is being said. */
const whole = 1 | (1 << 23)
const word = /\b[A-Z]\w+/g
const comments = /\/\*[\s\S]*?\*\//g
const width = 80
const isType = /^(?:\/\*\*.*\*\/\s*)?export (?:interface|type) /

/** Names of a declaration that others may have declared. */
const namesIn = (text: string) =>
  (text.replace(comments, '').match(word) ?? []).filter(
    (name, at, all) => all.indexOf(name) === at,
  )

/** The subpaths that share types: file of core → subpath. */
export const shared = {
  'core/contract/index.ts': '/contract',
  'core/hex.ts': '/hex',
  'core/rules/audit/index.ts': '/audit',
  'core/rules/bounties/index.ts': '/bounties',
  'core/rules/chain/index.ts': '/chain',
  'core/rules/governance/index.ts': '/governance',
  'core/rules/swap/index.ts': '/swap',
  'core/rules/voting/index.ts': '/voting',
} as const

/**
 * Finds the types that pages name and do not show, and what those name in turn. One
 * that a schema makes is written out: its source says how it is checked, and not
 * what it is.
 */
export function sharedTypes(
  wanted: Iterable<string>,
  { checker, exportsOf, fieldOf, sourcesOf, unionOf }: Asked,
): SharedType[] {
  const places = Object.entries(shared).map(
    ([file, path]) => [path, exportsOf(file)] as const,
  )

  /** A type as our sources would write it. */
  const written = (type: Type, flags: number) =>
    checker
      .typeToString(type, undefined, flags)
      .replaceAll('"', "'")
      .replaceAll('; }', ' }')
      .replace(/(\?: [^;{}]+?) \| undefined(?=;| })/g, '$1')

  const fieldLine = (symbol: Named) => {
    const { name, isOptional, doc } = fieldOf(symbol)
    const type = checker.getTypeOfSymbol(symbol)
    const said = type ? written(type, 1) : ''
    const above = doc ? `  /** ${doc} */\n` : ''
    const plain = isOptional ? said.replace(/ \| undefined$/, '') : said
    return `${above}  ${name}${isOptional ? '?' : ''}: ${plain}`
  }
  function writtenOut(name: string, symbol: Named): string {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const head = `export type ${name} =`
    const members = unionOf(type)
    const fields = checker.getPropertiesOfType(type)
    if (members.length === 1 && fields.length > 0)
      return `${head} {\n${fields.map(fieldLine).join('\n')}\n}`
    const said = written(type, whole)
    const short = `${head} ${said}`
    if (short.length <= width || members.length === 1) return short
    return `${head}\n${members
      .map((each) => `  | ${written(each, 1)}`)
      .join('\n')}`
  }

  const found = new Map<string, SharedType>()
  function follow(name: string) {
    if (found.has(name)) return
    for (const [path, exports] of places) {
      const symbol = exports.get(name)
      if (!symbol) continue
      const text = sourcesOf(symbol).find((each) => isType.test(each))
      if (!text) continue
      // What makes types of others says nothing by itself.
      if (text.replace(comments, '').includes(`${name}<`)) return
      const isMade = /z\.infer|\(typeof /.test(text)
      const source = isMade ? writtenOut(name, symbol) : text
      found.set(name, { name, path, source })
      for (const inner of namesIn(source)) follow(inner)
      return
    }
  }
  for (const name of wanted) follow(name)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The types that a page names and does not show. */
export function unshown(page: string): string[] {
  const shown = new Set(
    [...page.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    ),
  )
  const said = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  const [, block = ''] = page.split('## Types')
  return namesIn([...said, block].join(' ')).filter((name) => !shown.has(name))
}

/** The line of a page that leads to the types that it names. */
export function leadToTypes(page: string, types: readonly SharedType[]) {
  const names = unshown(page)
  const links = types
    .filter(({ name }) => names.includes(name))
    .map(({ name }) => `[${name}](../types.md#${name.toLowerCase()})`)
  return links.length === 0
    ? ''
    : `\nTypes of several machines: ${links.join(', ')}.\n`
}

/** `docs/types.md`. */
export const typesPage = (
  types: readonly SharedType[],
) => `# Types of several machines

What the server answers and the rules speak of, where the page of a machine names it: as a type of TypeScript, by name. Import one from the subpath beside it. A schema of the same name in \`/contract\` checks it.

${types
  .map(
    ({ name, path, source }) =>
      `## ${name}\n\n\`@narwhal-club/core${path}\`\n\n\`\`\`typescript\n${source}\n\`\`\``,
  )
  .join('\n\n')}
`
