import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.snug} ${vars.space.pad}`,
})
export const search = style({ flex: '1 1 280px', minInlineSize: 0 })
