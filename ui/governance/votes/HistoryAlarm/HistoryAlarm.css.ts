import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'
import { phone } from '../../../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.danger}`,
})
export const head = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.inline,
  color: color.danger,
  fontSize: vars.type.heading,
})
export const icon = style({ flex: 'none', marginBlockStart: '2px' })
export const words = style({ maxInlineSize: '72ch' })
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const one = style({
  display: 'grid',
  gap: vars.space.inline,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const sentence = style({ fontWeight: 600, maxInlineSize: '72ch' })
/** Before and now, beside one another. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.inline,
  margin: 0,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tight,
  padding: vars.space.snug,
  borderRadius: vars.radius.input,
  background: color.sunken,
  selectors: {
    '&[data-now="true"]': { boxShadow: `inset 3px 0 0 ${color.danger}` },
    '[dir="rtl"] &[data-now="true"]': {
      boxShadow: `inset -3px 0 0 ${color.danger}`,
    },
  },
})
export const term = style({ color: color.muted, fontSize: vars.type.label })
export const value = style({ margin: 0 })
export const hash = style({ overflowWrap: 'anywhere' })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
