import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.snug,
  rowGap: vars.space.tight,
})
export const input = style({ flex: '0 1 260px' })
export const zone = style({
  color: color.muted,
  fontSize: vars.type.small,
  overflowWrap: 'anywhere',
})
