import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const head = style({
  display: 'grid',
  gap: vars.space.hair,
  overflowWrap: 'anywhere',
})
export const title = style({
  font: `650 ${vars.type.lead}/1.3 ${vars.font.display}`,
})
