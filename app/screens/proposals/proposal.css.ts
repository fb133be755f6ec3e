import { vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/**
 * Words, facts, talk, one after the other; where there is room the facts stand
 * beside both.
 */
export const parts = style({
  display: 'grid',
  gap: vars.space.wide,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 961px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 376px)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
})
export const facts = style({
  display: 'grid',
  gap: vars.space.block,
  '@media': {
    '(min-width: 961px)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
})
