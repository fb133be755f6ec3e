import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.inline,
})
export const input = style({
  flex: '0 1 24ch',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
})
export const unit = style({
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
