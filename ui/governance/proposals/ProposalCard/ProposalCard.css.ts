import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'
import { item, row } from '../../rows.css.ts'

/** Until there is a tally the words have all the room. */
export const counted = style([
  row,
  {
    '@media': {
      '(min-width: 961px)': {
        columnGap: vars.space.wide,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)',
      },
    },
  },
])
/** Beside the words where there is room, between them where there is none. */
export const tally = style({
  '@media': {
    '(min-width: 961px)': {
      gridColumn: 2,
      gridRow: '1 / span 4',
      alignSelf: 'center',
    },
  },
})
/** It is said of the reader: the rest of the line is not. */
export const voted = style([item, { color: color.text, fontWeight: 600 }])
/** Above the link that all of the row is. */
export const act = style({ position: 'relative', justifySelf: 'start' })
