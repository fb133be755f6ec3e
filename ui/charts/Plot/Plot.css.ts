import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

/** Room for what stands at the axes; it belongs to the picture. */
const room = '12px 18px 30px 46px'

export const frame = style({ position: 'relative' })
export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '280px',
  padding: room,
  overflow: 'visible',
})
export const label = style({
  fill: color.faint,
  font: `500 12px ${vars.font.mono}`,
  letterSpacing: '-0.02em',
})
export const word = style({
  fill: color.text,
  font: `500 13px ${vars.font.body}`,
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
})
export const grid = style({ stroke: color.hairlineSoft })
export const line = style({
  fill: 'none',
  stroke: color.brand,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  selectors: { '&[data-partial]': { strokeDasharray: '3 6' } },
})
export const area = style({ fill: color.raised })
export const bar = style({
  fill: color.control,
  selectors: {
    '&[data-partial]': {
      fill: color.raised,
      stroke: color.control,
      strokeDasharray: '3 3',
    },
  },
})
export const reference = style({
  fill: 'none',
  stroke: color.faint,
  strokeWidth: 1.5,
  strokeDasharray: '4 5',
})
export const dot = style({ fill: color.brand })
export const mine = style({
  fill: color.background,
  stroke: color.text,
  strokeWidth: 2.5,
})
export const read = style({ stroke: color.text, strokeWidth: 1.5 })
/** A slider without a track or a thumb, as large as what it reads. */
export const probe = style({
  position: 'absolute',
  inset: room,
  inlineSize: 'auto',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'crosshair',
  // A finger that goes down the page does not stop here.
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: 1 },
    '&::-moz-range-thumb': { inlineSize: 0, border: 0, opacity: 0 },
    '&::-moz-range-track': { background: 'none' },
  },
})
// Stretched to its place, a line keeps its width.
globalStyle(`${root} path, ${root} rect`, {
  vectorEffect: 'non-scaling-stroke',
})
