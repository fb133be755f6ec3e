import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const row = style({
  display: 'grid',
  gap: vars.space.snug,
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 220px))',
})
