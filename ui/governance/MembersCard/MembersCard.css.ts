import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const lead = style({ color: color.muted, fontSize: vars.type.label })
/** On a phone, where the column has no room. */
export const since = style({
  display: 'none',
  color: color.muted,
  fontSize: vars.type.small,
  '@media': { '(max-width: 639px)': { display: 'block' } },
})
