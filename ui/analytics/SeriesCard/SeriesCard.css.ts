import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.snug} ${vars.space.block}`,
})
