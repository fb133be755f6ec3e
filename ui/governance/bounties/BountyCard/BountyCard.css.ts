import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'
import { row } from '../../rows.css.ts'

/** The reward stands across from the words where there is room. */
export const root = style([
  row,
  {
    '@media': {
      '(min-width: 641px)': {
        columnGap: vars.space.wide,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
      },
    },
  },
])
export const reward = style({
  display: 'grid',
  font: `650 ${vars.type.lead}/1.2 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    '(min-width: 641px)': {
      gridColumn: 2,
      gridRow: '1 / span 3',
      alignSelf: 'center',
      justifyItems: 'end',
    },
  },
})
export const winners = style({
  color: color.muted,
  font: `400 ${vars.type.label}/1.4 ${vars.font.body}`,
})
