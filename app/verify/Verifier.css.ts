import { color, density, vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  paddingBlock: vars.space.snug,
  fontFamily: vars.font.display,
  fontSize: vars.type.lead,
})
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  color: color.text,
  textDecoration: 'none',
})
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  paddingBlock: vars.space.wide,
})
/** Lines of text stay readable however wide the window. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  maxInlineSize: '56rem',
})
export const acts = style({ display: 'flex' })
