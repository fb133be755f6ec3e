import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.block })
export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
})
export const advice = style({ color: color.muted, maxInlineSize: '60ch' })
export const metrics = style({
  display: 'grid',
  gap: `${vars.space.pad} ${vars.space.block}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
})
export const asked = style({
  color: color.faint,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
export const rawHead = style([said, { justifyContent: 'space-between' }])
export const raw = style({
  padding: vars.space.card,
  borderRadius: vars.radius.input,
  background: color.sunken,
  font: `400 ${vars.type.small}/1.5 ${vars.font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
