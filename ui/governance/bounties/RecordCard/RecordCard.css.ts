import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

/** As many beside each other as there is room for. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: vars.space.block,
  margin: 0,
})
export const term = style({ color: color.muted, fontSize: vars.type.label })
export const value = style({
  margin: 0,
  font: `650 ${vars.type.lead}/1.3 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const bone = style({
  blockSize: '96px',
  borderRadius: vars.radius.input,
  background: color.raised,
})
