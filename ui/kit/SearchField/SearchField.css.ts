import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.tight })
export const label = style({ color: color.faint, fontSize: vars.type.small })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
export const input = style({
  flex: '1 1 180px',
  minInlineSize: 0,
  minBlockSize: density.target,
  paddingInline: vars.space.snug,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.input,
  background: color.sunken,
  color: color.text,
  fontSize: vars.type.label,
  selectors: {
    // Addresses and the like.
    '&[pattern]': { fontFamily: vars.font.mono },
    '&::placeholder': { color: color.faint, opacity: 1 },
  },
})
