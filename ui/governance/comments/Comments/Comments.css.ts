import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
})
/** As wide as its choices: across a whole column it would look like two doors. */
export const sort = style({ inlineSize: 'fit-content', maxInlineSize: '100%' })
