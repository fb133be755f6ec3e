import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
})
