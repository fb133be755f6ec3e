import { type Token, tokensOf } from './dtcg.ts'
import { fileNameOf } from './resolver.ts'
import type { Made } from './tokens.ts'

/** Which context of each modifier; the default where nothing is said. */
export type Inputs = Record<string, string>

/** Puts the value in the place of each alias, also within a value. */
function withoutAliases(
  value: unknown,
  valueAt: (path: string) => unknown,
): unknown {
  if (typeof value === 'string') {
    const [, path] = /^\{(.+)\}$/.exec(value) ?? []
    return path ? withoutAliases(valueAt(path), valueAt) : value
  }
  if (Array.isArray(value) || typeof value !== 'object' || value === null)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      withoutAliases(part, valueAt),
    ]),
  )
}

/** Resolves as the format has it: later sources hold, then aliases are followed. */
export function resolveTokens(
  { files, resolver }: Made,
  inputs: Inputs,
): Map<string, Token> {
  const byName = new Map(
    [...files].map(([place, file]) => [fileNameOf(place), file]),
  )
  const sources = resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/')
    if (kind === 'sets') return resolver.sets[name]?.sources ?? []
    const modifier = resolver.modifiers[name]
    return modifier?.contexts[inputs[name] ?? modifier.default] ?? []
  })
  const found = new Map(
    sources.flatMap(({ $ref }) => [...tokensOf(byName.get($ref) ?? {})]),
  )
  const valueAt = (path: string) => {
    const token = found.get(path)
    if (!token) throw new Error(`No token is called ${path}`)
    return token.$value
  }
  return new Map(
    [...found].map(([path, token]) => [
      path,
      { ...token, $value: withoutAliases(token.$value, valueAt) } as Token,
    ]),
  )
}
