import { basename, dirname, join } from 'node:path'
import type { Checker, Symbol as Named, Type } from 'typescript/unstable/sync'
import type { Field } from './types.ts'

/** A type by its name, and the subpath of core that exports it. */
export interface TypeName {
  name: string
  path: string
}

/** A type that pages of machines name. */
export interface SharedType extends TypeName {
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
const shared = {
  'core/contract/index.ts': '/contract',
  'core/hex.ts': '/hex',
  'core/rules/audit/index.ts': '/audit',
  'core/rules/bounties/index.ts': '/bounties',
  'core/rules/chain/index.ts': '/chain',
  'core/rules/governance/index.ts': '/governance',
  'core/rules/swap/index.ts': '/swap',
  'core/rules/voting/index.ts': '/voting',
} as const

const imports = /import (?:type )?\{([^}]*)\} from '(\.\.?\/[^']+)'/g

/** The subpath that a file of core belongs to, if it is one that shares types. */
const pathOf = (file: string) =>
  Object.entries(shared).find(
    ([index]) =>
      index === file ||
      (basename(index) === 'index.ts' && file.startsWith(`${dirname(index)}/`)),
  )?.[1]

/** What the sources of a machine import of the subpaths that share types. */
export function importedBy(folder: string, sources: string): TypeName[] {
  return [...sources.matchAll(imports)].flatMap(([, names = '', from = '']) => {
    const path = pathOf(join(folder, from))
    return path ? namesIn(names).map((name) => ({ name, path })) : []
  })
}

/**
 * Finds the types that pages name and do not show, and what those name in turn. One
 * that a schema makes is written out: its source says how it is checked, and not
 * what it is.
 *
 * @param wanted by name and subpath: two subpaths may have one of the same name.
 */
export function sharedTypes(
  wanted: Iterable<TypeName>,
  { checker, exportsOf, fieldOf, sourcesOf, unionOf }: Asked,
): SharedType[] {
  const places = new Map<string, Map<string, Named>>(
    Object.entries(shared).map(([file, path]) => [path, exportsOf(file)]),
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
  const keyOf = ({ name, path }: TypeName) => `${path} ${name}`
  function follow({ name, path }: TypeName) {
    const key = keyOf({ name, path })
    const symbol = places.get(path)?.get(name)
    if (found.has(key) || !symbol) return
    const text = sourcesOf(symbol).find((each) => isType.test(each))
    // What makes types of others says nothing by itself.
    if (!text || text.replace(comments, '').includes(`${name}<`)) return
    const isMade = /z\.infer|\(typeof /.test(text)
    const source = isMade ? writtenOut(name, symbol) : text
    found.set(key, { name, path, source })
    for (const inner of namesIn(source))
      for (const each of [path, '/hex']) follow({ name: inner, path: each })
  }
  for (const each of wanted) follow(each)
  const byName = (a: SharedType, b: SharedType) =>
    keyOf({ name: a.path, path: a.name }) <
    keyOf({ name: b.path, path: b.name })
      ? -1
      : 1
  return [...found.values()].sort(byName)
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

/** What a type's part of the page is called: by its subpath, too, where two are alike. */
function headingOf({ name, path }: TypeName, all: readonly TypeName[]) {
  const alike = all.filter((each) => each.name === name)
  return alike.length === 1 ? name : `${name} of ${path}`
}

/** As Markdown makes an address of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

/**
 * The line of a page that leads to the types that it names.
 *
 * @param imported what its machine has from where.
 */
export function leadToTypes(
  page: string,
  imported: readonly TypeName[],
  types: readonly SharedType[],
) {
  const names = unshown(page)
  const links = types
    .filter(({ name, path }) =>
      imported.some(
        (each) =>
          each.name === name && each.path === path && names.includes(name),
      ),
    )
    .map((type) => {
      const anchor = anchorOf(headingOf(type, types))
      return `[${type.name}](../types.md#${anchor})`
    })
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
    ({ source, ...type }) =>
      `## ${headingOf(type, types)}\n\n\`@narwhal-club/core${type.path}\`\n\n\`\`\`typescript\n${source}\n\`\`\``,
  )
  .join('\n\n')}
`
