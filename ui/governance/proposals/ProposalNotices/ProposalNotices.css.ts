import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  gap: vars.space.snug,
  padding: `${vars.space.block} ${vars.space.card}`,
  borderRadius: vars.radius.input,
  background: color.raised,
  borderInlineStart: `3px solid ${color.control}`,
  selectors: { '&[data-tone="warning"]': { borderColor: color.warning } },
})
export const icon = style({
  flex: 'none',
  marginBlockStart: '2px',
  color: color.muted,
  selectors: { '[data-tone="warning"] > &': { color: color.warning } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tight,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: 600 })
export const body = style({ maxInlineSize: '72ch', color: color.muted })
export const hosts = style({ margin: 0, paddingInlineStart: vars.space.pad })
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.brand,
  cursor: 'pointer',
})
