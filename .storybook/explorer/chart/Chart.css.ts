import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../ui/theme/contract.css.ts'

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fontFamily: vars.font.mono,
})
export const node = style({})
export const box = style({
  fill: color.raised,
  stroke: color.control,
  strokeWidth: 1,
  selectors: {
    '[data-kind="group"] > &': {
      fill: 'none',
      stroke: color.hairline,
      strokeDasharray: '4 4',
    },
    '[data-active] > &': { stroke: color.brand, strokeWidth: 2 },
    '[data-active]:not([data-kind="group"]) > &': { fill: color.brandSolid },
  },
})
export const inner = style({ fill: 'none', stroke: color.control })
export const start = style({
  fill: color.faint,
  selectors: { '[data-active] > &': { fill: color.onBrand } },
})
export const name = style({
  fill: color.text,
  fontSize: 12,
  fontWeight: 600,
  selectors: { '[data-active] > &': { fill: color.onBrand } },
})
export const groupName = style({
  // What lies under it is kept away from its letters.
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  fill: color.muted,
  fontSize: 12,
  fontWeight: 500,
})
export const edge = style({})
/** What does not matter now: there, and in nobody's way. */
export const quiet = style({ opacity: 0.45 })
export const line = style({
  fill: 'none',
  stroke: color.hairline,
  strokeWidth: 1.25,
  selectors: {
    '[data-full] &': { stroke: color.control },
    '[data-taken] > &': { stroke: color.muted, strokeWidth: 1.5 },
    '[data-open] > &': { stroke: color.brand, strokeWidth: 1.75 },
    '[data-latest] > &': { stroke: color.text, strokeWidth: 2.25 },
  },
})
export const ground = style({ fill: color.surface })
export const label = style({
  fill: color.muted,
  fontSize: 10.5,
  selectors: { '&[data-latest]': { fill: color.text, fontWeight: 600 } },
})
