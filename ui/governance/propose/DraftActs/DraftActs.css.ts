import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.block })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.inline,
})
export const note = style({ color: color.muted, fontSize: vars.type.label })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.muted,
  cursor: 'pointer',
  fontSize: vars.type.label,
})
export const sure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.inline,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.brand,
  fontSize: vars.type.label,
})
