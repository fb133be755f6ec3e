import { type Dimension, type Group, putToken, type Token } from './dtcg.ts'

/** A reader who chose no size of type: what `rem` is then. */
const pixelsOf = ({ value, unit }: Dimension): Dimension => ({
  value: unit === 'rem' ? value * 16 : value,
  unit: 'px',
})

/** What Figma takes as variables: one mode a file, px and seconds alone. */
function variableOf({ $extensions: _, ...token }: Token): Token | undefined {
  switch (token.$type) {
    case 'color':
      return token
    case 'dimension':
      return { ...token, $value: pixelsOf(token.$value as Dimension) }
    case 'duration': {
      const { value } = token.$value
      return { ...token, $value: { value: value / 1_000, unit: 's' } }
    }
    default:
      return undefined
  }
}

/** The tokens of one theme for Figma's own import, with nothing left to resolve. */
export function figmaOf(tokens: ReadonlyMap<string, Token>): Group {
  const file: Group = {}
  for (const [path, token] of tokens) {
    const variable = variableOf(token)
    if (variable) putToken(file, path, variable)
  }
  return file
}
