import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  paddingBlock: vars.space.snug,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairline}` },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:first-child': { paddingBlockStart: 0 },
  },
})
export const what = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const note = style({ color: color.muted, fontSize: vars.type.label })
export const credit = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: vars.space.snug,
  color: color.muted,
  fontSize: vars.type.label,
})
