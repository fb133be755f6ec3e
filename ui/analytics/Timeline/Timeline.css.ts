import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.inline}`,
  minBlockSize: '52px',
  borderBlockEnd: `1px solid ${color.hairlineSoft}`,
  fontSize: vars.type.label,
})
export const what = style({ fontWeight: 600 })
export const other = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
  color: color.muted,
})
export const when = style({
  marginInlineStart: 'auto',
  color: color.faint,
  fontVariantNumeric: 'tabular-nums',
})
