import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.block}`,
  minBlockSize: density.target,
})
export const when = style({ color: color.muted, fontSize: vars.type.label })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.brand,
})
export const diff = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.sunken,
})
export const term = style({ color: color.muted, fontSize: vars.type.label })
export const text = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const bone = style({
  blockSize: '120px',
  borderRadius: vars.radius.input,
  background: color.raised,
})
export const added = style({
  color: color.success,
  textDecoration: 'underline',
})
export const removed = style({
  color: color.danger,
  textDecoration: 'line-through',
})
