import { keyframes, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

const shimmer = keyframes({ '50%': { opacity: 0.45 } })

export const bone = style({
  blockSize: '320px',
  borderRadius: vars.radius.input,
  background: color.raised,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
export const from = style({ color: color.faint, fontSize: vars.type.label })
export const rules = style({
  display: 'grid',
  gap: vars.space.pad,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  margin: 0,
  marginBlockStart: vars.space.inline,
})
export const rule = style({
  display: 'grid',
  gap: vars.space.hair,
  alignContent: 'start',
  minInlineSize: 0,
})
export const label = style({ color: color.muted, fontSize: vars.type.label })
export const value = style({
  margin: 0,
  font: `650 ${vars.type.title}/1.2 ${vars.font.display}`,
  overflowWrap: 'anywhere',
})
export const body = style({
  margin: 0,
  color: color.muted,
  fontSize: vars.type.label,
})
export const subtitle = style({
  marginBlockStart: vars.space.block,
  fontSize: vars.type.body,
})
// On a phone an address, its button and its link are a line each.
export const addresses = style({
  display: 'grid',
  '@media': { [phone]: { gap: vars.space.pad } },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})
export const versions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.pad,
  marginBlockStart: vars.space.inline,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.brand,
})
