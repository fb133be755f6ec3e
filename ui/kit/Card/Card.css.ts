import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.snug,
  minInlineSize: 0,
  padding: density.pad,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  selectors: {
    // A card that holds a link lights up with it.
    '&:has(a:hover)': { boxShadow: `inset 0 0 0 1px ${color.control}` },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.snug}`,
  marginBlockEnd: vars.space.tight,
})
export const aside = style({
  color: color.faint,
  font: `500 ${vars.type.tiny}/1.3 ${vars.font.mono}`,
})
