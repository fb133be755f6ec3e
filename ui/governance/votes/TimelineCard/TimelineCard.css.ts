import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

/** A side is told by its dashes as well as by its colour. */
export const line = style({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  selectors: {
    '&[data-is="yes"]': { stroke: color.success },
    '&[data-is="no"]': { stroke: color.danger, strokeDasharray: '7 4' },
  },
})
export const swing = style({
  stroke: color.brand,
  strokeWidth: 1.5,
  strokeDasharray: '2 4',
})
export const dot = style({
  selectors: {
    '&[data-is="yes"]': { fill: color.success },
    '&[data-is="no"]': { fill: color.danger },
  },
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.block}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: vars.type.label,
})
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
})
export const swings = style({
  display: 'grid',
  gap: vars.space.tight,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.type.label,
})
export const small = style({ color: color.muted, fontSize: vars.type.label })
export const empty = style({
  padding: vars.space.pad,
  border: `1px dashed ${color.hairline}`,
  borderRadius: vars.radius.input,
  color: color.muted,
  textAlign: 'center',
})
export const bone = style({
  blockSize: '280px',
  borderRadius: vars.radius.input,
  background: color.raised,
})
export const foot = style({ minBlockSize: density.target })
