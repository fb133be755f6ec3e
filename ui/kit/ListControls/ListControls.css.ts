import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Labels stand on one line; what is chosen by stands on the next. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.snug} ${vars.space.pad}`,
})
export const search = style({ flex: '1 1 280px', minInlineSize: 0 })
export const only = style({ alignSelf: 'flex-end' })
