import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.inline,
  fontSize: vars.type.heading,
  selectors: {
    '&[data-tone="green"]': { color: color.success },
    '&[data-tone="open"]': { color: color.warning },
    '&[data-tone="red"]': { color: color.danger },
  },
})
/** Sums and outcome: together in what they may stand in. */
export const count = style({ display: 'grid', gap: vars.space.snug })
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.snug,
  margin: 0,
})
export const term = style({ color: color.muted, fontSize: vars.type.label })
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
/** What belongs to the verdict, and is no part of it. */
export const aside = style({
  padding: vars.space.snug,
  borderRadius: vars.radius.input,
  background: color.sunken,
})
export const kept = style({
  display: 'grid',
  gap: vars.space.tight,
  margin: 0,
  marginBlockStart: vars.space.tight,
  padding: 0,
  listStyle: 'none',
})
