import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const distance = style({
  display: 'block',
  color: color.muted,
  fontSize: vars.type.label,
})
