export interface Pattern {
  shape: RegExp
  names: readonly string[]
}

/** Reads a path of the contract, where `:name` is one segment that is not empty. */
export function toPattern(path: string): Pattern {
  const names: string[] = []
  const shape = path
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
  return { shape: new RegExp(`^${shape}$`), names }
}

/** Returns the named segments of a path, as they stand in it. */
export function matchPath(
  { shape, names }: Pattern,
  path: string,
): Record<string, string> | undefined {
  const found = shape.exec(path)
  if (!found) return undefined
  return Object.fromEntries(
    names.map((name, index) => [name, found[index + 1] ?? '']),
  )
}
