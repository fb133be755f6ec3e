import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gap: vars.space.snug,
  paddingBlock: vars.space.snug,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairline}` },
  },
})
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
})
