import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const busy = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: density.target,
  color: color.muted,
})
export const said = style({
  display: 'grid',
  gap: vars.space.tight,
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const first = style({ color: color.warning })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
