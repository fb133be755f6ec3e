import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.card,
  // As wide as it will be read.
  maxInlineSize: '80ch',
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: vars.space.card,
  alignItems: 'start',
})
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
