import { relative, resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const hears = resolve(root, '.storybook/kept/hears.ts')

interface Node {
  type: string
  start: number
  end: number
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every node of a tree. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each)
  if (!isNode(value)) return
  yield value
  for (const each of Object.values(value)) yield* nodesOf(each)
}

interface Named extends Node {
  name?: { name: string }
  key?: { name?: string }
  value?: Node & { expression?: Node; async?: boolean }
  properties?: readonly Named[]
  shorthand?: boolean
  computed?: boolean
  method?: boolean
}
const isHandler = (name = '') => /^on[A-Z]/.test(name)

interface Handler {
  name: string
  value: Node
  /** Of `onX() {…}`: what it is written as when it is a value. */
  method?: { start: number; as: string }
}
/** `onX={…}` of JSX, and `onX: …` or `onX() {…}` of an object that a component is given. */
function* handlersIn(node: Named): Generator<Handler> {
  const { expression } = node.value ?? {}
  if (node.type === 'JSXAttribute' && expression && isHandler(node.name?.name))
    yield { name: node.name?.name ?? '', value: expression }
  if (node.type !== 'ObjectExpression') return
  for (const { key, value, ...property } of node.properties ?? []) {
    const name = key?.name ?? ''
    if (!value || !isHandler(name) || property.type !== 'Property') continue
    if (property.shorthand || property.computed) continue
    const written = `${value.async ? 'async ' : ''}function `
    yield property.method
      ? { name, value, method: { start: property.start, as: written } }
      : { name, value }
  }
}

/** Code whose handlers say that they are called, and the places of them. */
export function withWatched(file: string, code: string) {
  const places: string[] = []
  const edits: [at: number, text: string, until?: number][] = []
  const { program } = parseSync(file, code)
  for (const node of nodesOf(program))
    for (const { name, value, method } of handlersIn(node)) {
      const line = code.slice(0, value.start).split('\n').length
      const place = `${file}:${line} ${name}`
      const hearing = `__hears(${JSON.stringify(place)}, (`
      places.push(place)
      edits.push(
        method
          ? [method.start, `${name}: ${hearing}${method.as}`, value.start]
          : [value.start, hearing],
        [value.end, '))'],
      )
    }
  // From the end: what stands before stays where it was. Of two at one place, the
  // one that ends there is inside.
  edits.sort(([a, one], [b]) => b - a || (one === '))' ? 1 : -1))
  const watched = edits.reduce(
    (left, [at, text, until = at]) =>
      left.slice(0, at) + text + left.slice(until),
    code,
  )
  return { places, code: watched }
}

const found = new Set<string>()
const heard = new Set<string>()

/** Hears from a page where a handler was called. */
export function tellHeard(_: unknown, places: readonly string[]): void {
  for (const place of places) heard.add(place)
}

/**
 * `npm run stories:unheard`: names each handler of `app` and `ui` that no story
 * calls. What one of them does could be taken away, and nothing would be told.
 */
export const watchHandlers = (): Plugin => ({
  name: 'watch-handlers',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(root, id.split('?')[0] ?? '')
    if (!/^(app|ui)\/.*\.tsx?$/.test(file)) return null
    if (/\.(stories|test|css|fixture)\.|\/fixtures\//.test(file)) return null
    const watched = withWatched(file, code)
    if (watched.places.length === 0) return null
    for (const place of watched.places) found.add(place)
    const names = `import { hears as __hears } from ${JSON.stringify(hears)};`
    return { code: names + watched.code, map: null }
  },
  buildEnd() {
    const unheard = [...found].filter((place) => !heard.has(place)).sort()
    if (found.size > 0)
      console.log(`handlers: ${found.size}, no story calls ${unheard.length}`)
    for (const place of unheard) console.log(`  ${place}`)
  },
})
