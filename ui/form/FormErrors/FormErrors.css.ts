import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.inline,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.raised,
  boxShadow: `inset 0 0 0 1px ${color.danger}`,
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.inline,
  color: color.danger,
  fontSize: vars.type.body,
})
export const list = style({ display: 'grid' })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.text,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
