import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.block,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const pair = style({
  display: 'grid',
  gap: vars.space.block,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
})
