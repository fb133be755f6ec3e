import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.muted,
  fontSize: vars.type.label,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
export const list = style({
  display: 'grid',
  gap: vars.space.inline,
  fontSize: vars.type.small,
  overflowWrap: 'anywhere',
})
export const reason = style({ color: color.muted })
