import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-is="yes"]': { color: color.success },
    '&[data-is="no"]': { color: color.danger },
  },
})
