import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const failed = style({
  display: 'flex',
  gap: vars.space.inline,
  alignItems: 'flex-start',
  marginBlockEnd: vars.space.inline,
  fontSize: vars.type.label,
})
export const icon = style({
  flex: 'none',
  marginBlockStart: '3px',
  color: color.warning,
})
