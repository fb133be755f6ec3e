import {
  type Alias,
  type Dimension,
  type Group,
  putToken,
  type Token,
  tokensOf,
} from './dtcg.ts'
import { type Rule, readTheme } from './readTheme.ts'
import { type Resolver, resolver } from './resolver.ts'
import { typographyOf } from './typography.ts'
import { parseClamp, parseValue } from './values.ts'
import { createWords, type Words } from './words.ts'

/** Where each rule of the theme goes: which context of which modifier it is. */
const places: Record<string, string> = {
  ':root': 'base',
  ':root, [data-theme="dark"]': 'theme-dark',
  '[data-theme="light"]': 'theme-light',
  '[data-theme="contrast"]': 'theme-contrast',
  '[data-density="compact"]': 'density-compact',
  '[data-density="compact"] (pointer: fine)': 'density-compact-mouse',
  ':root (max-width: 720px)': 'width-phone',
}
const densityPlace = 'density-comfortable'

/** Ours, by a name that no other tool has. */
const extension = 'club.narwhal'

/** @throws Error where the theme has a rule that the export does not know. */
function placeOf({ selector, media }: Rule, path: string) {
  const said = media ? `${selector} ${media}` : selector
  const place = places[said]
  if (!place) throw new Error(`dev/tokens/tokens.ts has no place for: ${said}`)
  return place === 'base' && path.startsWith('density.') ? densityPlace : place
}

export interface Made {
  /** Token files by name, without `.tokens.json`. */
  files: Map<string, Group>
  resolver: Resolver
}

/** Makes the export of all that `ui/theme` says. */
export async function makeTokens(): Promise<Made> {
  const { rules, names } = await readTheme()
  const words = await createWords()
  const paths = new Map([...names].map(([path, name]) => [name, path]))
  const files = new Map<string, Group>()
  const fileOf = (place: string) => {
    const file = files.get(place) ?? {}
    files.set(place, file)
    return file
  }

  function tokenOf(text: string, property: string, css?: string): Token {
    const [, referred] = /^var\(--(.+)\)$/.exec(text) ?? []
    const $extensions = {
      [extension]: { customProperty: `--${property}`, ...(css && { css }) },
    }
    const $description = css && `Between the widths it grows: ${css}.`
    const rest = { ...($description && { $description }), $extensions }
    if (!referred) return { ...parseValue(text), ...rest }
    const alias = `{${paths.get(referred)}}` as Alias
    return { $type: 'dimension', $value: alias, ...rest }
  }

  for (const rule of rules)
    for (const [property, text] of Object.entries(rule.vars)) {
      const path = paths.get(property) ?? ''
      const place = placeOf(rule, path)
      // What grows with the page is in the export at its two ends.
      const fluid = parseClamp(text)
      const ends: [string, Token][] = fluid
        ? [
            [place, tokenOf(fluid.most, property, text)],
            ['width-phone', tokenOf(fluid.least, property, text)],
          ]
        : [[place, tokenOf(text, property)]]
      for (const [at, token] of ends)
        putToken(fileOf(at), path, describe(token, path, at, words))
    }

  for (const place of ['base', 'width-phone']) {
    const known = new Map(
      ['base', place].flatMap((each) => [...tokensOf(fileOf(each))]),
    )
    const sizeOf = (alias: Alias) =>
      known.get(alias.slice(1, -1))?.$value as Dimension
    for (const [path, token] of typographyOf(rules, paths, sizeOf)) {
      const before = new Map(tokensOf(fileOf('base'))).get(path)
      if (JSON.stringify(before?.$value) !== JSON.stringify(token.$value))
        putToken(fileOf(place), path, token)
    }
  }
  for (const file of files.values()) nameGroups(file, words)
  return { files, resolver: resolver([...files.keys()]) }
}

function describe(
  token: Token,
  path: string,
  place: string,
  words: Words,
): Token {
  const [group, name = ''] = path.split('.')
  const said =
    group === 'color'
      ? words.ofColor(name, place.replace('theme-', ''))
      : name === ''
        ? words.of(path)
        : undefined
  return { ...token, ...(said && { $description: said }) }
}

/** What the comments of the theme say of a group. */
function nameGroups(file: Group, words: Words) {
  for (const [name, item] of Object.entries(file)) {
    const said = words.of(name)
    if (said && typeof item === 'object' && !('$value' in item))
      file[name] = { $description: said, ...item }
  }
}
