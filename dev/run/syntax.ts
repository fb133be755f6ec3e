import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '../..')

export interface Node {
  type: string
  start: number
  end: number
}
/** Whether a member of a node is one. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* within(each)
  if (!isNode(value)) return
  yield value
  for (const each of Object.values(value)) yield* within(each)
}

/** Every node of a source. */
export const nodesOf = (file: string, code: string): Generator<Node> =>
  within(parseSync(file, code).program)

/** What is put at a place, and up to where something is taken away for it. */
export type Edit = [at: number, text: string, until?: number]

/** A code with its edits, from the end: what stands before stays where it was. */
export const edited = (code: string, edits: readonly Edit[]) =>
  [...edits]
    .sort(([a], [b]) => b - a)
    .reduce(
      (left, [at, text, until = at]) =>
        left.slice(0, at) + text + left.slice(until),
      code,
    )

/** `file:line:column` of a node. */
export function placeIn(file: string, code: string, { start }: Node) {
  const before = code.slice(0, start).split('\n')
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** What ships of `app` and `ui`, as against what tries it. */
const isWatched = (file: string) =>
  /^(app|ui)\/.*\.tsx?$/.test(file) &&
  !/\.(stories|test|css|fixture|d)\.|\/fixtures\//.test(file)

/** A module's path in the tree, if it ships as part of `app` or `ui`. */
export function watchedFile(id: string): string | null {
  const file = relative(root, id.split('?')[0] ?? '')
  return isWatched(file) ? file : null
}

/** All that ships of `app` and `ui`. */
export const watchedSources = (): string[] =>
  ['app', 'ui'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => !/^(node_modules|dist)\//.test(path))
      .map((path) => `${folder}/${path}`)
      .filter(isWatched),
  )
