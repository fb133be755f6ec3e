import { style } from '@vanilla-extract/css'
import { density, vars } from '../../../theme/contract.css.ts'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
})
