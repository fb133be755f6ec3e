import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const field = style({ display: 'grid', gap: 0 })
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.snug}`,
  fontSize: vars.type.label,
})
export const value = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
})
export const range = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: density.target,
  margin: 0,
  accentColor: color.brand,
  cursor: 'pointer',
})
export const result = style({
  display: 'grid',
  gap: vars.space.inline,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  // No ground of its own: the bar's would not be seen on it.
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
})
export const outcome = style({ fontWeight: 600 })
export const said = style({ display: 'grid', gap: vars.space.tight })
export const acts = style({ display: 'flex' })
