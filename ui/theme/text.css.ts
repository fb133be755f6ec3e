import { style } from '@vanilla-extract/css'
import { color, vars } from './contract.css.ts'

/** For readers of the page by ear. */
export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Addresses, serials and numbers that stand alone. */
export const mono = style({
  fontFamily: vars.font.mono,
  fontSize: '0.9375em',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
})

/** The small line above a title. */
export const eyebrow = style({
  font: `500 ${vars.type.tiny}/1.3 ${vars.font.body}`,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: color.faint,
})

/** A quiet paragraph under a title. */
export const lead = style({
  fontSize: vars.type.lead,
  color: color.muted,
  maxInlineSize: '56ch',
})

export const muted = style({ color: color.muted })
