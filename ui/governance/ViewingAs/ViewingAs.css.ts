import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.snug,
  padding: `${vars.space.block} ${vars.space.card}`,
  borderRadius: vars.radius.input,
  background: color.raised,
  borderInlineStart: `3px solid ${color.info}`,
})
export const icon = style({
  flex: 'none',
  marginBlockStart: '2px',
  color: color.info,
})
/** Beside the icon, however narrow. */
export const words = style({ flex: '1 1 220px', minInlineSize: 0 })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  gap: vars.space.inline,
})
export const title = style({ fontWeight: 600 })
export const body = style({ maxInlineSize: '72ch', color: color.muted })
