import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.inline,
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
