import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  gap: vars.space.snug,
  padding: `${vars.space.block} ${vars.space.card}`,
  borderRadius: vars.radius.input,
  background: color.raised,
  borderInlineStart: `3px solid ${color.control}`,
})
export const icon = style({
  flex: 'none',
  marginBlockStart: '2px',
  color: color.muted,
})
export const title = style({ fontWeight: 600 })
export const body = style({ maxInlineSize: '72ch', color: color.muted })
