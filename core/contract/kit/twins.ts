import type { Format, Lines } from './endpoint.ts'

/** `analyticsToken.bands.csv`: a call in another form, or a part of it. */
export type TwinName<L extends Lines> = {
  [Name in keyof L & string]: L[Name] extends {
    formats: readonly (infer Form extends string)[]
  }
    ? `${Name}.${Form}`
    : never
}[keyof L & string]

/** The call that a twin is a form of. */
export type TwinSource<Name extends string> =
  Name extends `${infer Source}.${string}` ? Source : never

export const twinSource = <Name extends string>(name: Name) =>
  name.slice(0, name.indexOf('.')) as TwinSource<Name>

/** What stands after the dot of a path: `bands.csv`. */
const formOf = (name: string) => name.slice(name.indexOf('.') + 1)

export const twinFormat = (name: string) =>
  name.slice(name.lastIndexOf('.') + 1) as Format

/** Names of all twins, parts of an answer before the whole. */
export const twinsOf = <L extends Lines>(lines: L): TwinName<L>[] =>
  Object.entries(lines)
    .flatMap(([name, { formats = [] }]) =>
      formats.map((form) => `${name}.${form}` as TwinName<L>),
    )
    // A path that ends in a name would take a part for a piece of it.
    .sort((one, other) => other.split('.').length - one.split('.').length)

/** Where a twin is: `/api/analytics/token.bands.csv`. */
export const twinPath = <L extends Lines>(lines: L, name: TwinName<L>) =>
  `${lines[twinSource(name)]?.path}.${formOf(name)}`
