import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
  paddingBlock: vars.space.snug,
  overflowWrap: 'anywhere',
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  color: color.muted,
  fontSize: vars.type.label,
})
export const links = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const said = style({ color: color.muted })
export const csv = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: density.target,
  color: color.brand,
})
