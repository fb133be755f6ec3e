import { resolve } from 'node:path'
import {
  API,
  type Checker,
  type Symbol as Named,
  type Type,
} from 'typescript/unstable/sync'
import { capital } from '../names.ts'
import { type SharedType, sharedTypes, type TypeName } from './sharedTypes.ts'

/** A property of a type, as its source says it. */
export interface Field {
  name: string
  type: string
  isOptional: boolean
  doc: string
}

/** One of a union, by what tells it apart: its `status`, or its `type`. */
export interface Member {
  names: string[]
  fields: Field[]
  doc: string
}

/** What a machine's types say. Empty where it has none of a kind. */
export interface MachineTypes {
  view: Member[]
  /** The view is a row for each of something. */
  isOfRows: boolean
  events: Member[]
  facts: Member[]
  failures: Member[]
  input: Field[]
  actors: Field[]
  /** Its own types that these name: name → source. */
  named: Map<string, string>
}

/** Finds the types of a machine of core: its id and its folder, `core/wallet`. */
export type ReadTypes = (id: string, folder: string) => MachineTypes

/** Flags of the compiler's symbols. */
const optional = 1 << 24
const alias = 1 << 21
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([<(]) | (?=[>)])/g, '$1')
    .trim()
const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

/** What a reader has the specification for is left out: `(R4.7)`, `R4.1.` */
export function withoutNumbers(text: string): string {
  const said = text
    .replace(/ \((?:R?\d+\.\d+(?:, | and )?)+\)/g, '')
    .replace(/(^\s*|\. )R\d+\.\d+(?:[:,] |\.(?=\s|$))/g, '$1')
  return oneLine(said)
    .split(/(?<=\.) (?=[A-Z`])/)
    .filter((sentence) => !/\bR\d+\.\d+/.test(sentence))
    .join(' ')
}

/** A comment's words. */
const wordsOf = (comment: string) =>
  withoutNumbers(
    comment.replace(/^\/\*\*?|\*\/$/g, '').replace(/^\s*\* ?/gm, ''),
  )

/** Where a symbol stands, and the text there; a schema and its type have one name. */
function placeOf(symbol: Named, at = 0) {
  const node = symbol.declarations[at]?.resolve()
  const file = node?.getSourceFile()
  return node && file
    ? { node, file, text: file.text.slice(node.pos, node.end) }
    : undefined
}

/** The comment above a member of a union, before its bar. */
function commentAbove(discriminant: Named): string {
  const place = placeOf(discriminant)
  if (!place) return ''
  const literal = place.node.parent
  const before = place.file.text.slice(0, literal.pos)
  const [, comment = ''] =
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*\|?\s*\(*\s*$/.exec(before) ?? []
  return wordsOf(comment)
}

/** The type of a property as it is written, else as the compiler says it. */
function typeOf(checker: Checker, symbol: Named): string {
  // Of a mapped type the source says what it is made of, not what it is.
  const place = symbol.valueDeclaration && placeOf(symbol)
  const node = (place?.node as { type?: { pos: number; end: number } })?.type
  const written =
    node &&
    oneLine(
      place?.file.text.slice(node.pos, node.end).replace(comments, '') ?? '',
    )
  const type = checker.getTypeOfSymbol(symbol)
  const said = written || (type ? checker.typeToString(type) : '')
  return said.replace(/ \| undefined$/, '').replace(/^\| /, '')
}

const fieldOf = (checker: Checker, symbol: Named): Field => {
  const [initial] = symbol
    .getJsDocTags(checker)
    .flatMap(({ name, text }) => (name === 'default' ? [text] : []))
  const doc = withoutNumbers(symbol.getDocumentationComment(checker))
  const or =
    initial === undefined ? '' : `Default: ${oneLine(String(initial))}.`
  return {
    name: symbol.name,
    type: typeOf(checker, symbol),
    isOptional: (symbol.flags & optional) !== 0,
    doc: [doc, or].filter(Boolean).join(' '),
  }
}

const unionOf = (type: Type): readonly Type[] =>
  (type as { getTypes?: () => readonly Type[] }).getTypes?.() ?? [type]

/** The members of a union in the order of its source. */
function membersOf(checker: Checker, type: Type, by: string): Member[] {
  const found = unionOf(type).map((each) => {
    const properties = checker.getPropertiesOfType(each)
    const told = properties.find(({ name }) => name === by)
    const kind = told && checker.getTypeOfSymbol(told)
    const values = kind ? unionOf(kind) : []
    const place = told && placeOf(told)
    const written = (at: string) => place?.text.indexOf(`'${at}'`) ?? 0
    const names = values
      .map((value) => String((value as { value?: unknown }).value))
      .sort((a, b) => written(a) - written(b))
    return {
      at: `${place?.file.fileName}:${String(place?.node.pos ?? 0).padStart(8, '0')}`,
      names,
      fields: properties
        .filter(({ name }) => name !== by)
        .map((each) => fieldOf(checker, each)),
      doc: told ? commentAbove(told) : '',
    }
  })
  return found
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ at: _, ...member }) => member)
}

/** The members of a union of texts, with the comment above each. */
function textsOf(checker: Checker, symbol: Named): Member[] {
  // Of a union of unions a member stands elsewhere in the file.
  const text = placeOf(symbol)?.file.text ?? ''
  const names = unionOf(checker.getDeclaredTypeOfSymbol(symbol)).map((each) =>
    String((each as { value?: unknown }).value),
  )
  const commentOf = (name: string) => {
    const [before = ''] = text.split(`'${name}'`)
    return wordsOf(
      /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*\|?\s*$/
        .exec(before)?.[0]
        ?.replace(/\|\s*$/, '')
        .trim() ?? '',
    )
  }
  const at = (name: string) => {
    const found = text.indexOf(`'${name}'`)
    return found < 0 ? Number.POSITIVE_INFINITY : found
  }
  return names
    .sort((a, b) => at(a) - at(b) || (a < b ? -1 : 1))
    .map((name) => ({ names: [name], fields: [], doc: commentOf(name) }))
}

/** Source of a declaration for a reader: without the numbers of requirements. */
const sourceOf = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, (comment) => {
      const words = wordsOf(comment)
      return words ? `/** ${words} */` : ''
    })
    .replace(/^\s*\n/gm, '')
    .trim()

/** Reads core's types by the compiler's own means. Close it when it is done. */
export function openTypes(root: string): {
  read: ReadTypes
  /** Types of core's shared subpaths, and what those name. */
  readShared: (wanted: Iterable<TypeName>) => SharedType[]
  close: () => void
} {
  const api = new API({ cwd: root })
  const config = resolve(root, 'core/tsconfig.json')
  const snapshot = api.updateSnapshot({ openProjects: [config] })
  const project = snapshot.getProject(config)
  if (!project) throw new Error(`No project at ${config}`)
  const { program, checker } = project

  const exportsOf = (file: string) => {
    const source = program.getSourceFile(resolve(root, file))
    const module = source && checker.getSymbolAtLocation(source)
    const found = module ? checker.getExportsOfModule(module) : []
    return new Map(
      found.map((symbol) => [
        symbol.name,
        symbol.flags & alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
    )
  }

  const read: ReadTypes = (id, folder) => {
    const names = exportsOf(`${folder}/index.ts`)
    const symbolOf = (kind: string) => names.get(capital(id) + kind)
    const declared = (kind: string) => {
      const symbol = symbolOf(kind)
      return symbol && checker.getDeclaredTypeOfSymbol(symbol)
    }
    const union = (kind: string, by: string) => {
      const type = declared(kind)
      return type ? membersOf(checker, type, by) : []
    }
    const fields = (kind: string) => {
      const type = declared(kind)
      return type
        ? checker
            .getPropertiesOfType(type)
            .map((each) => fieldOf(checker, each))
        : []
    }
    const view = declared('View')
    const row = view && checker.getIndexInfosOfType(view)[0]?.valueType
    const failures = symbolOf('FailureCode')
    const types = {
      view: row ? membersOf(checker, row, 'status') : union('View', 'status'),
      isOfRows: row !== undefined,
      events: union('Event', 'type'),
      facts: union('Emitted', 'type'),
      failures: failures ? textsOf(checker, failures) : [],
      input: fields('Input'),
      actors: fields('Actors'),
    }
    const named = new Map<string, string>()
    const follow = (text: string) => {
      for (const [name] of text.replace(comments, '').matchAll(/\b[A-Z]\w+/g)) {
        if (named.has(name)) continue
        const symbol = names.get(name)
        const place = symbol && placeOf(symbol)
        if (!place?.file.fileName.includes(`/${folder}/`)) continue
        if (/(?:View|Event|Emitted|Actors|FailureCode)$/.test(name)) continue
        if (
          !/^\s*(?:\/\*\*[\s\S]*?\*\/\s*)?export (?:interface|type) /.test(
            place.text,
          )
        )
          continue
        named.set(name, sourceOf(place.text))
        follow(place.text)
      }
    }
    const all = [...types.view, ...types.events, ...types.facts]
    follow(
      [...all.flatMap((each) => each.fields), ...types.input]
        .map(({ type }) => type)
        .join(' '),
    )
    return { ...types, named }
  }
  return {
    read,
    readShared: (wanted) =>
      sharedTypes(wanted, {
        checker,
        exportsOf,
        fieldOf: (symbol) => fieldOf(checker, symbol),
        sourcesOf: (symbol) =>
          symbol.declarations.map((_, at) =>
            sourceOf(placeOf(symbol, at)?.text ?? ''),
          ),
        unionOf,
      }),
    close: () => {
      snapshot.dispose()
      api.close()
    },
  }
}
