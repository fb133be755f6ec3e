import { type Any, conditionsIn, operandsOf } from './mutants.ts'

export interface Around {
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
export function* othersOf(
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

/** What a node asks, and what a `filter` or `find` asks of each. */
export function* judgedIn(node: Any): Generator<Any> {
  yield* conditionsIn(node)
  const [judge] = node.arguments ?? []
  const { body } = (judge ?? {}) as { body?: Any }
  if (judges.test(methodOf(node.callee)) && judge?.expression && body)
    yield* operandsOf(body)
}
