import { style } from '@vanilla-extract/css'
import { color, vars } from '../../ui/theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.wide,
  padding: vars.space.card,
  background: color.background,
  color: color.text,
})
export const regions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.card,
})
export const title = style({
  font: `650 ${vars.type.body}/1.3 ${vars.font.display}`,
  marginBlockEnd: vars.space.snug,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const link = style({
  display: 'inline-block',
  minBlockSize: 24,
  padding: '2px 0',
  fontFamily: vars.font.mono,
  fontSize: vars.type.small,
  color: color.brand,
  textDecoration: 'underline',
})
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.snug,
  marginBlockEnd: vars.space.snug,
})
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontSize: vars.type.small,
  color: color.muted,
})
export const select = style({
  minBlockSize: 32,
  padding: '4px 8px',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.type.small,
})
export const scroll = style({ overflow: 'auto' })
export const table = style({
  borderCollapse: 'collapse',
  fontSize: vars.type.small,
})
export const caption = style({
  textAlign: 'start',
  color: color.muted,
  paddingBlockEnd: vars.space.tight,
})
export const cell = style({
  padding: '6px 12px',
  border: `1px solid ${color.hairline}`,
  textAlign: 'start',
  fontWeight: 500,
  fontFamily: vars.font.mono,
  selectors: { 'thead &': { verticalAlign: 'bottom' } },
})
export const never = style({ color: color.muted })
