import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Where cards lie: twelve columns, one where there is little room. */
export const cards = style({
  display: 'grid',
  gap: vars.space.pad,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '@media': {
    '(max-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
