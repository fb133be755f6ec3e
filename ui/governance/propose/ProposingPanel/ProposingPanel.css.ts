import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.card,
  maxInlineSize: '640px',
})
export const sentence = style({
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const list = style({ display: 'grid', gap: vars.space.inline })
export const item = style({
  display: 'grid',
  gap: vars.space.hair,
  overflowWrap: 'anywhere',
})
export const note = style({
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
export const failure = style({
  display: 'grid',
  gap: vars.space.tight,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.raised,
  boxShadow: `inset 0 0 0 1px ${color.warning}`,
  overflowWrap: 'anywhere',
})
