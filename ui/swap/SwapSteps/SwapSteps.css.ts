import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: '2px 14px',
  paddingBlock: vars.space.snug,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '15px',
      insetBlock: '50px -8px',
      inlineSize: '2px',
      background: color.hairline,
    },
    '&[data-state="done"]:not(:last-child)::before': {
      background: color.success,
    },
  },
})
export const dot = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: '50%',
  background: color.raised,
  color: color.muted,
  font: `600 ${vars.type.small}/1 ${vars.font.mono}`,
  selectors: {
    '[data-state="done"] > &': {
      background: 'none',
      boxShadow: `inset 0 0 0 2px ${color.success}`,
      color: color.success,
    },
    '[data-state="now"] > &': {
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      color: color.brand,
    },
    // The next move is the reader's, here or in the wallet.
    '[data-turn] > &': {
      background: color.sparkFill,
      boxShadow: `inset 0 0 0 1px ${color.sparkEdge}`,
      color: color.sparkInk,
    },
  },
})
export const name = style({
  alignSelf: 'center',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state="todo"] > &, [data-state="skipped"] > &': {
      color: color.muted,
      fontWeight: 500,
    },
  },
})
export const word = style({
  alignSelf: 'center',
  color: color.faint,
  fontSize: vars.type.small,
  whiteSpace: 'nowrap',
})
export const note = style({
  gridColumn: '2 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.inline,
  color: color.muted,
  fontSize: vars.type.label,
})
export const failure = style({ color: color.warning })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
  paddingBlockStart: vars.space.tight,
})
export const transaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: density.target,
})
