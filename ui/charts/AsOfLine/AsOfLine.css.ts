import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  gap: vars.space.inline,
  alignItems: 'flex-start',
  color: color.faint,
  fontSize: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
})
export const icon = style({
  flex: 'none',
  marginBlockStart: '2px',
  selectors: { '&[data-status]': { color: color.warning } },
})
