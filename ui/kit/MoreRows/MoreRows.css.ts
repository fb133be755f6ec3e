import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.inline,
  justifyItems: 'start',
})
