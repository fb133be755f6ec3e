import type { Alias, Dimension, Token, Typography } from './dtcg.ts'
import type { Rule } from './readTheme.ts'

/** How `ui/theme/reset.css.ts` writes: the page, and its headings. */
const elements = ['body', 'h1', 'h2', 'h3'] as const

const aliasOf = (reference: unknown, paths: ReadonlyMap<string, string>) => {
  const [, property = ''] = /^var\(--(.+)\)$/.exec(String(reference)) ?? []
  const path = paths.get(property)
  if (!path) throw new Error(`No token is called ${reference}`)
  return `{${path}}` as Alias
}

/** `font: weight size/line family`, as `body` says it. */
function openShorthand(style: Record<string, unknown>) {
  const said = /^(\d+) (var\([^)]+\))\/([\d.]+) (var\([^)]+\))$/
  const [, fontWeight, fontSize, lineHeight, fontFamily] =
    said.exec(String(style.font)) ?? []
  return fontFamily ? { fontWeight, fontSize, lineHeight, fontFamily } : style
}

const styleOf = (rules: readonly Rule[], element: string) =>
  Object.assign(
    {},
    ...rules
      .filter(({ selector }) => selector.split(', ').includes(element))
      .map(({ style }) => openShorthand(style)),
  ) as Record<string, unknown>

/**
 * Makes a token of how each element is written. Spacing is in shares of the size
 * there; the format wants lengths, so it follows the size of the moment.
 *
 * @param paths tokens by the name of their custom property.
 * @param sizeOf what a size is, in the context that is exported.
 */
export function typographyOf(
  rules: readonly Rule[],
  paths: ReadonlyMap<string, string>,
  sizeOf: (alias: Alias) => Dimension,
): [string, Token][] {
  return elements.map((element) => {
    const style = styleOf(rules, element)
    const fontSize = aliasOf(style.fontSize, paths)
    const { value, unit } = sizeOf(fontSize)
    const share = Number.parseFloat(String(style.letterSpacing ?? 0))
    const $value: Typography = {
      fontFamily: aliasOf(style.fontFamily, paths),
      fontSize,
      fontWeight: Number(style.fontWeight),
      letterSpacing: { value: Number((share * value).toFixed(5)), unit },
      lineHeight: Number(style.lineHeight),
    }
    return [`text.${element}`, { $type: 'typography', $value }]
  })
}
