import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({ minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.tight} ${vars.space.snug}`,
})
export const title = style({
  font: `650 ${vars.type.title}/1.2 ${vars.font.display}`,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
})
export const said = style({ color: color.muted })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.block}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: density.target,
})
export const acts = style({
  display: 'grid',
  gap: vars.space.inline,
  inlineSize: '100%',
})
export const explorer = style([
  link,
  { justifyContent: 'center', fontWeight: 600 },
])
