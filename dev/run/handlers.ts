import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import {
  type Edit,
  edited,
  type Node,
  nodesOf,
  placeIn,
  watchedFile,
  watchedSources,
} from './syntax.ts'

const root = resolve(import.meta.dirname, '../..')
const hears = resolve(root, '.storybook/kept/hears.ts')

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
  /** Of `onX() {…}` and `onX`: what stands before it when its name is written out. */
  named?: { start: number; as: string }
}
/** `onX={…}` of JSX; `onX: …`, `onX` and `onX() {…}` of an object that somebody is given. */
function* handlersIn(node: Named): Generator<Handler> {
  const { expression } = node.value ?? {}
  // Of an object each of its own is one, and it is none.
  const isOne = expression && expression.type !== 'ObjectExpression'
  if (node.type === 'JSXAttribute' && isOne && isHandler(node.name?.name))
    yield { name: node.name?.name ?? '', value: expression }
  if (node.type !== 'ObjectExpression') return
  for (const { key, value, ...property } of node.properties ?? []) {
    const name = key?.name ?? ''
    if (!value || !isHandler(name) || property.type !== 'Property') continue
    if (property.computed) continue
    const { start } = property
    const method = `${value.async ? 'async ' : ''}function `
    if (property.method) yield { name, value, named: { start, as: method } }
    else if (property.shorthand) yield { name, value, named: { start, as: '' } }
    else yield { name, value }
  }
}

/** Code whose handlers say that they are called, and the places of them. */
export function withWatched(file: string, code: string) {
  const places: string[] = []
  const edits: Edit[] = []
  for (const node of nodesOf(file, code))
    for (const { name, value, named } of handlersIn(node)) {
      const place = `${placeIn(file, code, value)} ${name}`
      const hearing = `__hears(${JSON.stringify(place)}, (`
      places.push(place)
      edits.push(
        named
          ? [named.start, `${name}: ${hearing}${named.as}`, value.start]
          : [value.start, hearing],
        [value.end, '))'],
      )
    }
  return { places, code: edited(code, edits) }
}

const heard = new Set<string>()

/** Hears from a page where a handler was called. */
export function tellHeard(_: unknown, places: readonly string[]): void {
  for (const place of places) heard.add(place)
}

/**
 * `npm run stories:unheard`: names each handler of `app` and `ui` that no story
 * calls, be its file loaded or not. What one of them does could be taken away, and
 * nothing would be told.
 */
export const watchHandlers = (): Plugin => ({
  name: 'watch-handlers',
  enforce: 'pre',
  transform(code, id) {
    const file = watchedFile(id)
    if (!file) return null
    const watched = withWatched(file, code)
    if (watched.places.length === 0) return null
    const names = `import { hears as __hears } from ${JSON.stringify(hears)};`
    return { code: names + watched.code, map: null }
  },
  buildEnd() {
    if (heard.size === 0) return
    const all = watchedSources().flatMap(
      (file) =>
        withWatched(file, readFileSync(resolve(root, file), 'utf8')).places,
    )
    const unheard = all.filter((place) => !heard.has(place)).sort()
    console.log(`handlers: ${all.length}, no story calls ${unheard.length}`)
    for (const place of unheard) console.log(`  ${place}`)
  },
})
