import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

const cell = style({
  padding: `${vars.space.inline} ${vars.space.snug}`,
  borderBlockEnd: `1px solid ${color.hairlineSoft}`,
  fontSize: vars.type.label,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    'thead &': { color: color.faint, fontWeight: 500 },
  },
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
/** As wide as what it says. */
export const brief = style([cell, { whiteSpace: 'nowrap', inlineSize: 0 }])
export const wide = style([cell, { overflowWrap: 'anywhere' }])
export const day = style({ display: 'block', color: color.faint })
export const event = style({ fontWeight: 600 })
/** What else a line says, as it was written. */
export const details = style({
  display: 'block',
  marginBlockStart: vars.space.hair,
  color: color.muted,
  font: `400 ${vars.type.small}/1.45 ${vars.font.mono}`,
  overflowWrap: 'anywhere',
})
