import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.tight })
export const hint = style({ color: color.muted, fontSize: vars.type.label })
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
  fontFamily: vars.font.mono,
  fontSize: vars.type.label,
  selectors: { '&::placeholder': { color: color.faint, opacity: 1 } },
})
