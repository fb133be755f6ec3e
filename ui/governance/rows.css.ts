import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme/contract.css.ts'

/** What the rows of lists are made of: one of the club, of a proposal, of an idea. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.inline,
  paddingBlock: vars.space.snug,
  overflowWrap: 'anywhere',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
})
export const title = style({
  minInlineSize: 0,
  font: `650 ${vars.type.lead}/1.3 ${vars.font.display}`,
})
/** All of the row leads there. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: color.brand },
  },
})
export const words = style({ color: color.muted })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.block}`,
  color: color.muted,
  fontSize: vars.type.label,
  fontVariantNumeric: 'tabular-nums',
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
})
export const icon = style({ flex: 'none', color: color.faint })
