import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const scroller = style({ overflowX: 'auto', maxInlineSize: '100%' })
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.label,
  fontVariantNumeric: 'tabular-nums',
})
export const cell = style({
  padding: `${vars.space.inline} ${vars.space.snug}`,
  borderBlockEnd: `1px solid ${color.hairlineSoft}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-end]': { textAlign: 'end' },
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    'thead &': { color: color.faint, fontWeight: 500 },
    'tr[data-mine] &': { background: color.raised },
    'tr[data-mine] &:first-child': {
      paddingInlineStart: vars.space.snug,
      borderInlineStart: `3px solid ${color.brand}`,
    },
  },
  '@media': {
    '(max-width: 639px)': {
      paddingInline: vars.space.inline,
      selectors: { '&[data-wide]': { display: 'none' } },
    },
  },
})
