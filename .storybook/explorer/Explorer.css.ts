import { style } from '@vanilla-extract/css'
import { color, vars } from '../../ui/theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gridAutoRows: 'max-content',
  gap: 1,
  minBlockSize: '100vh',
  background: color.hairlineSoft,
  '@media': { '(max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const stage = style({
  gridColumn: '1 / -1',
  position: 'relative',
  // What covers the page covers this part alone: the rest is for hands.
  contain: 'layout',
  padding: vars.space.pad,
  minBlockSize: 220,
  background: color.background,
})
const cell = {
  background: color.surface,
  padding: vars.space.card,
  minInlineSize: 0,
} as const
export const chart = style(cell)
export const side = style({
  ...cell,
  display: 'grid',
  // What scrolls in it does not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.card,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `4px ${vars.space.snug}`,
  marginBlockEnd: vars.space.snug,
})
export const title = style({
  font: `650 ${vars.type.body}/1.3 ${vars.font.display}`,
})
export const state = style({
  color: color.brand,
  fontFamily: vars.font.mono,
  fontSize: vars.type.small,
})
export const tool = style({
  minBlockSize: 32,
  padding: '4px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontSize: vars.type.small,
  selectors: { '&:hover': { background: color.raised } },
})
