import { color, vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gap: vars.space.inline,
  paddingBlock: vars.space.snug,
})
export const kind = style({ fontWeight: 500, overflowWrap: 'anywhere' })
export const said = style({
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
export const text = style({ overflowWrap: 'anywhere' })
export const hash = style({
  color: color.faint,
  font: `500 ${vars.type.tiny}/1.4 ${vars.font.mono}`,
  overflowWrap: 'anywhere',
})
