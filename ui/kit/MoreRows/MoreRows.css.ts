import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

/** What is said is heard as it comes; empty it takes no room. */
export const said = style({
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.inline } },
})
export const failed = style({
  display: 'flex',
  gap: vars.space.inline,
  alignItems: 'flex-start',
  fontSize: vars.type.label,
})
export const icon = style({
  flex: 'none',
  marginBlockStart: '3px',
  color: color.warning,
})
