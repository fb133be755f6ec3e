import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const replies = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space.block,
  borderInlineStart: `2px solid ${color.hairline}`,
})
