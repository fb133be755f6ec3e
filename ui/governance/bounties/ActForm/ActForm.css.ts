import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.sunken,
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
})
export const said = style({ color: color.muted })
export const error = style({ color: color.danger, fontSize: vars.type.label })
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
})
