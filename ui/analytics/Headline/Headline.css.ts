import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: 'inherit',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    '(max-width: 960px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 340px)': { gridTemplateColumns: '1fr' },
  },
  rowGap: vars.space.snug,
})
