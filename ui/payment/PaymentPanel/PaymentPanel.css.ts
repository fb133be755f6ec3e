import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.card })
export const steps = style({ display: 'grid' })
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
    // In the wallet the next step is the reader's.
    '[data-state="inWallet"] > &': {
      background: color.sparkFill,
      boxShadow: `inset 0 0 0 1px ${color.sparkEdge}`,
      color: color.sparkInk,
    },
    '[data-state="running"] > &, [data-state="confirming"] > &': {
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      color: color.brand,
    },
  },
})
export const name = style({
  alignSelf: 'center',
  fontWeight: 600,
  selectors: {
    '[data-state="todo"] > &': { color: color.muted, fontWeight: 500 },
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
  gap: vars.space.tight,
  color: color.muted,
  fontSize: vars.type.label,
})
export const transaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: density.target,
})
