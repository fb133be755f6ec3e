import { style } from '@vanilla-extract/css'
import { color, vars } from '../../ui/theme/contract.css.ts'

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.pad,
  maxInlineSize: 880,
  minBlockSize: '100vh',
  marginInline: 'auto',
  padding: `${vars.space.page} ${vars.gutter}`,
})
export const title = style({ fontSize: vars.type.heading })
export const label = style({
  display: 'block',
  marginBlockEnd: vars.space.inline,
  color: color.muted,
})
export const field = style({
  inlineSize: '100%',
  minBlockSize: 52,
  paddingInline: vars.space.block,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.input,
  background: color.sunken,
  fontSize: vars.type.lead,
  '::placeholder': { color: color.faint, opacity: 1 },
})
export const count = style({
  color: color.muted,
  fontSize: vars.type.label,
  marginBlockStart: vars.space.inline,
  minBlockSize: '1.5em',
})
export const group = style({ display: 'grid', gap: vars.space.snug })
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.inline,
  fontSize: vars.type.lead,
})
export const many = style({
  color: color.faint,
  font: `400 ${vars.type.small}/1.4 ${vars.font.body}`,
  letterSpacing: 0,
})
export const list = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.input,
  background: color.surface,
})
export const item = style({
  display: 'grid',
  gap: vars.space.tight,
  padding: `${vars.space.snug} ${vars.space.block}`,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.hairlineSoft}` },
  },
})
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.type.label,
})
export const says = style({ color: color.muted, fontSize: vars.type.label })
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.inline}`,
  alignItems: 'center',
})
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: 28,
  padding: `2px ${vars.space.inline}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  fontSize: vars.type.small,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.brand } },
})
export const machine = style({ color: color.muted, whiteSpace: 'nowrap' })
export const state = style({ fontFamily: vars.font.mono })
export const more = style({
  color: color.muted,
  cursor: 'pointer',
  minBlockSize: 28,
  fontSize: vars.type.small,
})
export const none = style({ color: color.muted, fontSize: vars.type.small })
export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
export const example = style({
  minBlockSize: 32,
  padding: '4px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.pill,
  background: 'none',
  fontSize: vars.type.small,
  selectors: { '&:hover': { background: color.raised } },
})
export const empty = style({
  display: 'grid',
  gap: vars.space.snug,
  color: color.muted,
})
