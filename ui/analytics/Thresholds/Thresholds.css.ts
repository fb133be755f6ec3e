import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.inline,
  fontSize: vars.type.label,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.inline}`,
  color: color.muted,
})
export const name = style({ color: color.text, fontWeight: 600 })
export const icon = style({
  selectors: { '&[data-reached]': { color: color.success } },
})
