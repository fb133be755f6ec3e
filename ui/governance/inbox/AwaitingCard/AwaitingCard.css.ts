import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const name = style({
  color: 'inherit',
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const note = style({ color: color.muted, fontSize: vars.type.label })
