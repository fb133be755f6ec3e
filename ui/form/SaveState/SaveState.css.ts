import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.tight,
  color: color.muted,
  fontSize: vars.type.small,
  selectors: {
    '&[data-status="failed"], &[data-status="refused"]': {
      color: color.danger,
    },
    '&[data-status="offline"], &[data-status="conflicted"]': {
      color: color.warning,
    },
  },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
})
export const note = style({ color: color.muted, overflowWrap: 'anywhere' })
