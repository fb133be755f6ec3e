import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${vars.space.inline} ${vars.space.snug}`,
  borderBlockEnd: `1px solid ${color.hairlineSoft}`,
  fontSize: vars.type.label,
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    'thead &': { color: color.faint, fontWeight: 500 },
  },
})

/** Columns that stay where they are while answers come. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
})
export const timing = style([
  cell,
  {
    whiteSpace: 'nowrap',
    inlineSize: '19%',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
])
/** Room for two lines where the answer may need them. */
export const answer = style([
  cell,
  {
    inlineSize: '37%',
    '@media': { [phone]: { selectors: { 'tbody &': { blockSize: '59px' } } } },
  },
])
export const why = style({
  display: 'block',
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const result = style({
  selectors: {
    '&[data-outcome="failing"]': { color: color.danger, fontWeight: 600 },
    '&[data-outcome="waiting"]': { color: color.faint },
  },
})
