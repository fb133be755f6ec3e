import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.inline,
  paddingBlock: vars.space.inline,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.inline,
  color: color.muted,
  fontSize: vars.type.label,
})
export const tombstone = style({
  paddingBlock: vars.space.inline,
  color: color.muted,
  fontStyle: 'italic',
})
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.muted,
  cursor: 'pointer',
})
export const body = style({ overflowWrap: 'anywhere', minInlineSize: 0 })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.inline,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.sunken,
})
export const error = style({ color: color.danger, fontSize: vars.type.label })
export const versions = style({
  display: 'grid',
  gap: vars.space.block,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
