import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The steps, and beside them what they are for. */
export const root = style({
  display: 'grid',
  gap: vars.space.pad,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    '(min-width: 961px)': {
      gap: vars.space.wide,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 376px)',
    },
  },
})
/** Read in one column, not across the page. */
export const narrow = style({ maxInlineSize: '820px' })
