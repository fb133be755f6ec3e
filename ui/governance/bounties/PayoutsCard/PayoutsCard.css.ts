import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  overflowWrap: 'anywhere',
})
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const state = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  color: color.muted,
  fontSize: vars.type.label,
  selectors: {
    '[data-state="paid"] &': { color: color.success },
    '[data-state="faulty"] &': { color: color.danger },
  },
})
export const said = style({ color: color.muted })
export const failure = style({ color: color.danger })
