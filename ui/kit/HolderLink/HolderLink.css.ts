import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: '44px',
  // A target may be taller than its line.
  marginBlock: '-8px',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
})
