import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'block',
  flex: 'none',
  borderRadius: vars.radius.input,
  overflow: 'hidden',
})
globalStyle(`${root} > :is(img, svg)`, {
  display: 'block',
  objectFit: 'cover',
})
