import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../ui/theme/contract.css.ts'

export const scroll = style({ position: 'relative', overflow: 'auto' })
export const root = style({
  display: 'block',
  fontFamily: vars.font.mono,
  fontSize: 10.5,
})
export const name = style({
  fill: color.muted,
  fontWeight: 600,
  selectors: { '[data-own] > &': { fill: color.brand } },
})
export const life = style({
  stroke: color.hairline,
  strokeDasharray: '3 4',
  selectors: { '[data-own] > &': { stroke: color.control } },
})
export const arrow = style({ stroke: color.brand, strokeWidth: 1.5 })
export const said = style({
  fill: color.text,
  // A line of life lies under it.
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 4,
})
/** For those who do not see the drawing. */
export const words = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
