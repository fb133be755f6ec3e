import { style } from '@vanilla-extract/css'
import { control } from '../../form/Field/Field.css.ts'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.snug,
  alignContent: 'start',
  minInlineSize: 0,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.tight,
})
export const count = style({
  color: color.muted,
  fontSize: vars.type.label,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: color.danger, fontWeight: 600 } },
})
export const text = style([
  control,
  {
    minBlockSize: '15em',
    resize: 'vertical',
    overflowWrap: 'anywhere',
    // Where it is not known the lines scroll.
    fieldSizing: 'content',
  } as never,
])
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const legend = style({
  marginBlockEnd: vars.space.tight,
  color: color.muted,
  fontSize: vars.type.small,
})
export const warning = style({
  display: 'flex',
  gap: vars.space.tight,
  color: color.warning,
  fontSize: vars.type.label,
})
export const thread = style({
  display: 'grid',
  gap: vars.space.snug,
  margin: 0,
  paddingInlineStart: vars.space.pad,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const summary = style({ cursor: 'pointer', color: color.muted })
export const added = style({
  color: color.success,
  textDecoration: 'underline',
})
export const removed = style({
  color: color.danger,
  textDecoration: 'line-through',
})
