import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { type Around, judgedIn, othersOf } from './mockWays.ts'
import type { Any } from './mutants.ts'
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
    const { type, expression, directive } = node
    const isCall = expression?.callee?.type !== 'Super' && !directive
    if (around.isRun && type === 'ExpressionStatement' && isCall) {
      const none = number(node, 'nothing')
      return `{ if (!__other(__first + ${none})) { ${inside(node, around)} } }`
    }
    if (!around.isRun || around.isPath) return inside(node, around)
    const ways = [...othersOf(node, around, textOf)].map(
      (way) => [number(node, way), way] as const,
    )
    const always = judged.has(node) ? number(node, 'true') : null
    if (always !== null) number(node, 'false')
    const text = ways.reduce(
      (own, [at, way]) => `(__other(__first + ${at}) ? (${way}) : (${own}))`,
      inside(node, around),
    )
    return always === null
      ? text
      : `__condition(__first + ${always}, (${text}))`
  }

  function gather(node: Any) {
    for (const each of judgedIn(node)) judged.add(each)
    for (const [child] of childrenOf(node)) gather(child)
  }
  const program = parseSync(file, code).program as unknown as Any
  gather(program)
  const text = inside(program, { isRun: false, parent: null, key: '' })
  // Modules may call each other before this one has begun.
  const first = `var __first = __register(${JSON.stringify(ids)});`
  return { ids, code: first + text }
}

/** All mutants of the mocks. */
export const mockMutantsOf = (read: (file: string) => string): string[] =>
  mockSources().flatMap((file) => withMockMutants(file, read(file)).ids)
