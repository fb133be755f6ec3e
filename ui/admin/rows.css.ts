import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../theme/contract.css.ts'

/** What the rows of the dashboard's lists are made of. */
export const row = style({
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
export const link = style({ color: color.brand })
/** By itself in its place: as large as a thumb needs. */
export const loose = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.brand,
})
export const words = style({ color: color.muted })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.block}`,
  color: color.muted,
  fontSize: vars.type.label,
  fontVariantNumeric: 'tabular-nums',
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
export const note = style({
  paddingInlineStart: vars.space.snug,
  borderInlineStart: `2px solid ${color.warning}`,
  fontSize: vars.type.label,
})
/** Words of who reported it. */
export const told = style({
  paddingInlineStart: vars.space.snug,
  borderInlineStart: `2px solid ${color.hairline}`,
  fontSize: vars.type.label,
  whiteSpace: 'pre-line',
})
export const controls = style({ display: 'grid', gap: vars.space.snug })
export const lead = style({ color: color.muted, maxInlineSize: '65ch' })
