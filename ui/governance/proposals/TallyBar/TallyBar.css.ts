import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.inline,
  minInlineSize: 0,
})
export const bar = style({
  display: 'block',
  borderRadius: '3px',
  background: color.sunken,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const yes = style({ fill: color.success })
/** Drawn as stripes: a side is not told by its colour alone. */
export const no = style({ fill: color.danger })
export const quorum = style({ fill: color.text })
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.block}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: vars.type.label,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-lines]': { flexDirection: 'column', fontSize: vars.type.body },
  },
})
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  selectors: {
    '&[data-is="yes"]': { color: color.success },
    '&[data-is="no"]': { color: color.danger },
  },
})
/** At the end of its line. */
export const share = style({ marginInlineStart: 'auto', fontWeight: 600 })
