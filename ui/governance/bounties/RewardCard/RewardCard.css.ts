import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const amount = style({
  font: `650 ${vars.type.display}/1.1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const promise = style({
  color: color.muted,
  fontSize: vars.type.label,
})
