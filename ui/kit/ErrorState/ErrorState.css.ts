import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  alignItems: 'start',
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
})
export const icon = style({ marginBlockStart: '2px', color: color.warning })
export const body = style({ gridColumn: 2, color: color.muted })
export const action = style({
  gridColumn: 2,
  justifySelf: 'start',
  marginBlockStart: vars.space.inline,
})
