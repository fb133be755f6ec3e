import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../ui/theme/contract.css.ts'

export const root = style({
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: 200,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  cursor: 'grab',
  touchAction: 'none',
})
export const box = style({
  fill: color.control,
  selectors: {
    '&[data-kind="group"]': {
      fill: 'none',
      stroke: color.hairline,
      strokeWidth: 4,
    },
    '&[data-lit]:not([data-kind="group"])': { fill: color.brand },
  },
})
export const sight = style({
  fill: 'none',
  stroke: color.brand,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
