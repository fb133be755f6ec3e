import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
})
/** The sum stands still above what made it. */
export const scroller = style({
  maxBlockSize: 'min(56dvb, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const title = style({
  fontSize: vars.type.label,
  fontWeight: 600,
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: `0 ${vars.space.inline}`,
  paddingBlock: vars.space.inline,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairlineSoft}` },
  },
})
export const icon = style({
  marginBlockStart: '2px',
  selectors: {
    '&[data-is="1"]': { color: color.success },
    '&[data-is="-1"]': { color: color.danger },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.snug}`,
  fontWeight: 600,
})
export const small = style({
  color: color.muted,
  fontSize: vars.type.small,
  selectors: { 'li > &': { gridColumn: 2 } },
})
export const bone = style({
  blockSize: '56px',
  borderRadius: vars.radius.input,
  background: color.raised,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: '44px',
  // A target may be taller than its line.
  marginBlock: '-12px',
  color: color.brand,
})
