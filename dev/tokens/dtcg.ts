/**
 * The Design Tokens Community Group's format, 2025.10, as far as our tokens need
 * it (https://www.designtokens.org/TR/2025.10/format/).
 */
export interface ColorValue {
  colorSpace: 'srgb'
  /** Red, green and blue, each from 0 to 1. */
  components: readonly [number, number, number]
  alpha: number
  /** Without the alpha, as the format has it. */
  hex: string
}

export interface Dimension {
  value: number
  unit: 'px' | 'rem'
}

export interface Shadow {
  color: ColorValue
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
}

/** The value of another token, by its path: `{space.pad}`. */
export type Alias = `{${string}}`

export interface Typography {
  fontFamily: Alias
  fontSize: Alias
  fontWeight: number
  /** No multiple of the size, as CSS has it: the format knows px and rem alone. */
  letterSpacing: Dimension
  lineHeight: number
}

/** A value with its type. */
export type Typed =
  | { $type: 'color'; $value: ColorValue | Alias }
  | { $type: 'dimension'; $value: Dimension | Alias }
  | { $type: 'shadow'; $value: Shadow }
  | {
      $type: 'duration'
      $value: { value: number; unit: 'ms' | 's' }
    }
  | {
      $type: 'cubicBezier'
      $value: readonly [number, number, number, number]
    }
  | { $type: 'fontFamily'; $value: readonly string[] }
  | { $type: 'typography'; $value: Typography }

export type Token = Typed & {
  $description?: string
  $extensions?: Record<string, unknown>
}

/** A group: tokens and groups by name, and what is said of the group. */
export interface Group {
  $description?: string
  [name: string]: Token | Group | string | undefined
}

export const isToken = (
  item: Token | Group | string | undefined,
): item is Token => typeof item === 'object' && '$value' in item

/** Every token of a file, by its path. */
export function* tokensOf(
  group: Group,
  path: readonly string[] = [],
): Generator<[string, Token]> {
  for (const [name, item] of Object.entries(group)) {
    if (typeof item !== 'object') continue
    const own = [...path, name]
    if (isToken(item)) yield [own.join('.'), item]
    else yield* tokensOf(item, own)
  }
}

/** Puts a token at its path; groups come with the first of theirs. */
export function putToken(group: Group, path: string, token: Token): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let at = group
  for (const name of names) {
    at[name] ??= {}
    at = at[name] as Group
  }
  at[last] = token
}
