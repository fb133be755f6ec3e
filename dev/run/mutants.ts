import {
  type Edit,
  edited,
  type Node,
  nodesOf,
  placeIn,
  watchedSources,
} from './syntax.ts'

export interface Any extends Node {
  operator?: string
  left?: Any
  right?: Any
  test?: Any
  name?: { name: string } | string
  value?: Any & { expression?: Any }
  expression?: Any
  callee?: Any
  object?: Any
  property?: Any
  arguments?: Any[]
  body?: unknown
  computed?: boolean
  shorthand?: boolean
  source?: unknown
  directive?: string
  argument?: Any
  properties?: Any[]
  key?: { name?: string }
  method?: boolean
}
type Kind = 'condition' | 'handler' | 'label' | 'act'

const isCompared = (node: Any) =>
  node.type === 'BinaryExpression' &&
  /^([!=]==|[<>]=?)$/.test(node.operator ?? '')
const isNamedSo = ({ name }: Any) =>
  typeof name === 'string' && /^(is|has|can|was|are)[A-Z]/.test(name)
const isBoolean = (node: Any) =>
  isCompared(node) ||
  (node.type === 'Identifier' && isNamedSo(node)) ||
  (node.type === 'UnaryExpression' && node.operator === '!')
const isChain = (node: Any) =>
  node.type === 'LogicalExpression' && node.operator !== '??'

/** What a condition is made of. */
export function* operandsOf(node: Any): Generator<Any> {
  const { expression } = node
  if (node.type === 'ParenthesizedExpression' && expression)
    yield* operandsOf(expression)
  else if (isChain(node) && node.left && node.right) {
    yield* operandsOf(node.left)
    yield* operandsOf(node.right)
  } else yield node
}

const handlers = /^on[A-Z]/
const labels =
  /^(aria-(label|labelledby|describedby|description)|label|hint|alt|title|caption|legend|description)$/

/** What a node asks. */
export function* conditionsIn(node: Any): Generator<Any> {
  const { left, right, test } = node
  if (/^(ConditionalExpression|IfStatement)$/.test(node.type) && test)
    yield* operandsOf(test)
  if (isChain(node) && left && right) {
    yield* operandsOf(left)
    for (const each of operandsOf(right)) if (isBoolean(each)) yield each
  }
  if (isCompared(node)) yield node
}

/** What is handed on to be told of something. */
function* listenersIn({ properties = [] }: Any): Generator<Any> {
  for (const { key, value, method, shorthand } of properties)
    if (value && !method && !shorthand && handlers.test(key?.name ?? ''))
      yield value
}

const isHook = ({ callee }: Any) => /^use[A-Z]/.test(String(callee?.name))
const effects = /^use(Layout)?Effect$/

/** What a statement calls, and waits for or not. */
function callOf({ type, operator, expression, argument }: Any): Any | null {
  const within = type === 'ExpressionStatement' ? expression : argument
  if (type === 'CallExpression' || !within) return null
  if (within.type === 'CallExpression') return within
  const isPassed = within.type === 'AwaitExpression' || operator === 'void'
  return isPassed || within.operator === 'void' ? callOf(within) : null
}

/** What is done by the way: a statement that calls, and what an effect does. */
function* actsIn(node: Any): Generator<[Kind, Any]> {
  const { type, callee, expression } = node
  const call = type === 'ExpressionStatement' ? callOf(node) : null
  if (call && expression && !isHook(call)) yield ['act', expression]
  const effect = node.arguments?.[0]
  if (type === 'CallExpression' && effect && effects.test(String(callee?.name)))
    yield ['handler', effect]
}

/** What of a node may be made another, each of a kind. */
function* mutableIn(node: Any): Generator<[Kind, Any]> {
  for (const each of conditionsIn(node)) yield ['condition', each]
  yield* actsIn(node)
  if (node.type === 'ObjectExpression')
    for (const each of listenersIn(node)) yield ['handler', each]
  if (node.type !== 'JSXAttribute' || typeof node.name !== 'object') return
  // What is written out is a word, and held as one: see `unseen.test.ts`.
  const said = node.value?.expression
  if (!said || said.type === 'ObjectExpression') return
  if (handlers.test(node.name.name)) yield ['handler', said]
  if (labels.test(node.name.name)) yield ['label', said]
}

/** Code of which each condition, handler, act and name can be made another as it runs. */
export function withMutants(file: string, code: string) {
  const ids: string[] = []
  const edits: Edit[] = []
  const taken = new Set<number>()
  for (const node of nodesOf(file, code))
    for (const [kind, it] of mutableIn(node as Any)) {
      if (taken.has(it.start)) continue
      taken.add(it.start)
      const text = code.slice(it.start, it.end).replace(/\s+/g, ' ')
      const id = `${placeIn(file, code, it)} ${kind} ${text.slice(0, 90)}`
      ids.push(id)
      const isAct = kind === 'act'
      const said = isAct ? 'true) && (' : '('
      edits.push([it.start, `__mutant(${JSON.stringify(id)}, ${said}`])
      edits.push([it.end, isAct ? ')' : '))'])
    }
  return { ids, code: edited(code, edits) }
}

/** What is made of one: a condition is always so, or never; the rest is nothing. */
const waysOf = (id: string) =>
  / condition /.test(id) ? [`${id} → true`, `${id} → false`] : [`${id} → none`]

/** All mutants of `app` and `ui`. */
export const mutantsOf = (read: (file: string) => string): string[] =>
  watchedSources().flatMap((file) =>
    withMutants(file, read(file)).ids.flatMap(waysOf),
  )

/** `components-kit-select--empty` is a story of `ui/kit/Select`. */
export function isOwn(story: string, id: string): boolean {
  const folder = id.slice(0, id.lastIndexOf('/', id.indexOf(':')))
  const place = folder.replace(/^ui\//, '').replaceAll('/', '-').toLowerCase()
  return story.startsWith(`components-${place}-`)
}
