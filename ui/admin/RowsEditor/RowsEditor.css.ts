import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const rows = style({ display: 'grid', gap: vars.space.pad })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.snug,
})
