import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.snug,
  margin: 0,
  selectors: { '&[data-lines]': { gap: vars.space.inline } },
})
export const fact = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-lines] > &': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space.snug,
      fontSize: vars.type.label,
    },
  },
})
export const term = style({ color: color.muted, fontSize: vars.type.label })
export const value = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
/** A link that stands on a line of its own. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: density.target,
  color: color.brand,
})
