import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.inline} ${vars.space.block}`,
})
export const factTerm = style({ color: color.faint })
export const factValue = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
