import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.inline,
  paddingBlock: vars.space.snug,
  overflowWrap: 'anywhere',
})
/** Until there is a tally the words have all the room. */
export const counted = style({
  '@media': {
    '(min-width: 961px)': {
      columnGap: vars.space.wide,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)',
    },
  },
})
/** Beside the words where there is room, between them where there is none. */
export const tally = style({
  '@media': {
    '(min-width: 961px)': {
      gridColumn: 2,
      gridRow: '1 / span 4',
      alignSelf: 'center',
    },
  },
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
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: color.brand },
  },
})
export const summary = style({ color: color.muted })
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
