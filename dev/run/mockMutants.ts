import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { type Any, conditionsIn, operandsOf } from './mutants.ts'
import { isNode, placeIn } from './syntax.ts'

const root = resolve(import.meta.dirname, '../..')

/** What answers in the mocks, as against what holds them to the server. */
const isMock = (file: string) =>
  /^dev\/mocks\/.*\.ts$/.test(file) &&
  !/\.(test|gen|types)\.ts$|^dev\/mocks\/(suite\/|contract\.)/.test(file)

/** A module's path in the tree, if it is one of the mocks. */
export function mockFile(id: string): string | null {
  const file = relative(root, id.split('?')[0] ?? '')
  return isMock(file) ? file : null
}

export const mockSources = (): string[] =>
  readdirSync(resolve(root, 'dev/mocks'), { recursive: true, encoding: 'utf8' })
    .map((path) => `dev/mocks/${path}`)
    .filter(isMock)
    .sort()

interface Around {
  /** Code that runs once, as a module loads, is never another. */
  isRun: boolean
  /** A name that is called or set, and must stay one. */
  isPath?: boolean
  /** Within `a?.b.c`, up to its end. */
  isChain?: boolean
  parent: Any | null
  key: string
  /** What takes the place of what is spread. */
  empty?: '{}' | '[]'
}

const dropped =
  /^(filter|toSorted|sort|toReversed|reverse|slice|toLowerCase|trim)$/
const swapped = new Map(
  [
    ['some', 'every'],
    ['find', 'findLast'],
    ['max', 'min'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
)
const edges: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
}
const judges = /^(filter|some|every|find|findLast|findIndex|findLastIndex)$/
const isText = (node: Any | undefined) =>
  node?.type === 'TemplateLiteral' ||
  (node?.type === 'Literal' && typeof node.value === 'string')
/** By what a method is called. */
function methodOf(callee: Any | undefined): string {
  const { name } = callee?.property ?? {}
  const isNamed = callee?.type === 'MemberExpression' && !callee.computed
  return isNamed && typeof name === 'string' ? name : ''
}

/** What may stand in a node's place, each as code. */
function* othersOf(
  node: Any,
  { key, isChain, empty }: Around,
  textOf: (node: Any) => string,
): Generator<string> {
  const { type, left, right, operator = '', callee } = node
  const { value } = node as { value?: unknown }
  const method = methodOf(callee)
  if (type === 'BinaryExpression' && left && right) {
    const way = edges[operator]
    const isSum = operator === '+' && (isText(left) || isText(right))
    if (way && !isSum) yield `${textOf(left)} ${way} ${textOf(right)}`
  }
  if (type === 'LogicalExpression' && operator === '??' && right)
    yield textOf(right)
  if (type === 'CallExpression' && callee?.object && method && !isChain) {
    const object = textOf(callee.object)
    if (dropped.test(method)) yield object
    const way = swapped.get(method)
    const rest = node.end
    if (way && callee.property)
      yield textOf({ ...node, end: callee.property.start }) +
        way +
        textOf({ ...node, start: callee.property.end, end: rest })
  }
  if (type === 'Literal') {
    if (typeof value === 'number') yield String(value + 1)
    if (typeof value === 'bigint') yield `${value + 1n}n`
    if (typeof value === 'boolean') yield String(!value)
    const isSaid = /^(value|arguments|argument|body|elements)$/.test(key)
    const isBranch = key === 'consequent' || key === 'alternate'
    if (typeof value === 'string' && (isSaid || isBranch)) yield `'zzz'`
  }
  if (empty) yield empty
}

const plain =
  /^(Import|ExportAll|TemplateElement|Super|MetaProperty|BreakStatement|ContinueStatement)/
const inTypes = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/
const functions =
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/
const kept: Record<string, readonly string[]> = {
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  ForInStatement: ['left'],
  ForOfStatement: ['left'],
  NewExpression: ['callee'],
  TaggedTemplateExpression: ['tag', 'quasi'],
  SwitchCase: ['test'],
  LabeledStatement: ['label'],
  CatchClause: ['param'],
}

/** Whether a member of a node is left as it is. */
function isKept(node: Any, key: string): boolean {
  const { type, operator } = node
  if (kept[type]?.includes(key)) return true
  if (key === 'key' || key === 'property') return !node.computed
  if (type === 'UnaryExpression' && operator === 'delete') return true
  if (type === 'Property' && node.shorthand)
    return (node.value as Any | undefined)?.type !== 'AssignmentPattern'
  return type === 'AssignmentPattern' && key === 'left'
}

/** What a node asks, and what a `filter` or `find` asks of each. */
function* judgedIn(node: Any): Generator<Any> {
  yield* conditionsIn(node)
  const [judge] = node.arguments ?? []
  const { body } = (judge ?? {}) as { body?: Any }
  if (judges.test(methodOf(node.callee)) && judge?.expression && body)
    yield* operandsOf(body)
}

/** Code of which each part that answers can be made another as it runs. */
export function withMockMutants(file: string, code: string) {
  const ids: string[] = []
  const judged = new Set<Any>()
  const textOf = ({ start, end }: Pick<Any, 'start' | 'end'>) =>
    code.slice(start, end)
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70)
  function number(node: Any, way: string) {
    const id = `${placeIn(file, code, node)} ${short(textOf(node))} → ${short(way)}`
    // Of a chain of calls, several begin alike.
    const alike = ids.filter((each) => each.startsWith(id)).length
    return ids.push(alike > 0 ? `${id} (${alike + 1})` : id) - 1
  }

  function childrenOf(node: Any): [Any, string][] {
    const found = Object.entries(node).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter(isNode)
        .map((each): [Any, string] => [each as Any, key]),
    )
    return found.sort(([one], [next]) => one.start - next.start)
  }

  /** A node with its parts, each of which may be another. */
  function inside(node: Any, around: Around): string {
    const { type } = node
    if (plain.test(type) || inTypes.test(type)) return textOf(node)
    if (/^Export/.test(type) && node.source) return textOf(node)
    const isChain = type === 'ChainExpression' || around.isChain === true
    const empty = around.parent?.type === 'ObjectExpression' ? '{}' : '[]'
    let text = ''
    let at = node.start
    for (const [child, key] of childrenOf(node)) {
      if (child.start < at || isKept(node, key)) continue
      const isPath =
        key === 'callee' || (isChain && /^(expression|object)$/.test(key))
      text += code.slice(at, child.start)
      text += print(child, {
        isRun:
          around.isRun || functions.test(type) || type === 'PropertyDefinition',
        isPath,
        isChain: isChain && isPath,
        parent: node,
        key,
        ...(type === 'SpreadElement' && { empty }),
      })
      at = child.end
    }
    return text + code.slice(at, node.end)
  }

  function print(node: Any, around: Around): string {
    const isJudged = judged.has(node)
    if (
      around.isRun &&
      node.type === 'ExpressionStatement' &&
      !node.directive
    ) {
      const { expression } = node
      const isSuper = expression?.callee?.type === 'Super'
      if (!isSuper) {
        const none = number(node, 'nothing')
        return `{ if (!__other(__first + ${none})) { ${inside(node, around)} } }`
      }
    }
    if (!around.isRun || around.isPath) return inside(node, around)
    const ways = [...othersOf(node, around, textOf)]
    const numbers = ways.map((way) => [number(node, way), way] as const)
    let asked = -1
    if (isJudged) {
      asked = number(node, 'true')
      number(node, 'false')
    }
    const own = inside(node, around)
    const withWays = numbers.reduce(
      (text, [at, way]) => `(__other(__first + ${at}) ? (${way}) : (${text}))`,
      own,
    )
    return asked < 0
      ? withWays
      : `__condition(__first + ${asked}, (${withWays}))`
  }

  const { program } = parseSync(file, code)
  const gather = (node: Any) => {
    for (const each of judgedIn(node)) judged.add(each)
    for (const [child] of childrenOf(node)) gather(child)
  }
  gather(program as unknown as Any)
  const text = inside(program as unknown as Any, {
    isRun: false,
    parent: null,
    key: '',
  })
  return {
    ids,
    code: `var __first = __register(${JSON.stringify(ids)});${text}`,
  }
}

/** All mutants of the mocks. */
export const mockMutantsOf = (read: (file: string) => string): string[] =>
  mockSources().flatMap((file) => withMockMutants(file, read(file)).ids)
