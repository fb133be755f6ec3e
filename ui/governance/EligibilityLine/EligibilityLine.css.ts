import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  // As high with a button in it as without: nothing moves after a sign-in.
  minBlockSize: '62px',
  paddingBlock: vars.space.inline,
  paddingInline: vars.space.card,
  borderRadius: vars.radius.input,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
})
export const icon = style({
  flex: 'none',
  color: color.faint,
  selectors: { '[data-ok] > &': { color: color.success } },
})
export const head = style({ fontWeight: 600 })
export const tail = style({
  flex: '1 1 220px',
  minInlineSize: 0,
  color: color.muted,
  fontSize: vars.type.label,
})
export const act = style({ flex: 'none' })
