import {
  type Api,
  type TwinName,
  twinPath,
  twinsOf,
} from '@narwhal-club/core/contract'
import { RefusalError } from '../errors.ts'
import { matchPath, toPattern } from './pattern.ts'

/** What is at a path, by method. GET answers HEAD as well. */
export interface KnownPath<T> {
  methods: ReadonlyMap<string, T>
  /** Segments of the path that have a name. */
  params: Record<string, string> | undefined
}

export interface PathRow<T> {
  path: string
  method: string
  at: T
}

/** What is at the paths of a contract: at each call, and at each of its forms. */
export const rowsOf = <A extends Api, T>(
  api: A,
  at: Record<(keyof A & string) | TwinName<A>, T>,
): PathRow<T>[] => [
  // Forms first: the end of their paths is no part of a named segment.
  ...twinsOf(api).map((name) => ({
    path: twinPath(api, name),
    method: 'GET',
    at: at[name],
  })),
  ...Object.entries(api).map(([name, { path, method }]) => ({
    path,
    method,
    at: at[name as keyof A & string],
  })),
]

/**
 * Creates a table of paths. A path without names is found at once, before any
 * pattern; of two patterns the first one is found.
 */
export function createPaths<T>(rows: readonly PathRow<T>[]) {
  const paths = new Map<string, Map<string, T>>()
  for (const { path, method, at } of rows) {
    const methods = paths.get(path) ?? new Map<string, T>()
    methods.set(method, at)
    if (method === 'GET') methods.set('HEAD', at)
    paths.set(path, methods)
  }
  const fixed = new Map<string, KnownPath<T>>(
    [...paths].map(([path, methods]) => [path, { methods, params: undefined }]),
  )
  const patterns = [...paths]
    .filter(([path]) => path.includes(':'))
    .map(([path, methods]) => ({ ...toPattern(path), methods }))

  /** @throws RefusalError where nothing is. */
  function find(path: string): KnownPath<T> {
    const known = fixed.get(path)
    if (known) return known
    for (const pattern of patterns) {
      const params = matchPath(pattern, path)
      if (params) return { methods: pattern.methods, params }
    }
    throw new RefusalError('not_found')
  }

  return {
    /** @throws RefusalError where nothing is, or nothing by this method. */
    find(path: string, method: string) {
      const { methods, params } = find(path)
      const at = methods.get(method)
      if (at === undefined)
        throw new RefusalError('method_not_allowed', {
          headers: { Allow: [...methods.keys()].join(', ') },
        })
      return { at, params }
    },
  }
}
