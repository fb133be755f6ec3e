import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const root = style({ position: 'relative', display: 'inline-flex' })
export const count = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineStart: '55%',
  minInlineSize: 17,
  paddingInline: 4,
  borderRadius: vars.radius.pill,
  background: color.brandSolid,
  color: color.onBrand,
  font: `700 0.6875rem/17px ${vars.font.body}`,
  textAlign: 'center',
})
