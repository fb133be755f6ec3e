import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.inline,
  margin: 0,
})
export const side = style({
  display: 'grid',
  gap: vars.space.tight,
  minInlineSize: 0,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.raised,
})
export const term = style({ color: color.muted, fontSize: vars.type.label })
export const what = style({
  margin: 0,
  font: `600 ${vars.type.heading}/1.2 ${vars.font.mono}`,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
})
export const shown = style({
  margin: 0,
  marginBlockStart: vars.space.tight,
})
export const arts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.inline,
  margin: 0,
  color: color.muted,
  fontSize: vars.type.small,
})
export const art = style({
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.control,
  background: color.sunken,
})
/** Between the two, half over each. */
export const arrow = style({
  justifySelf: 'center',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  marginBlock: '-20px',
  borderRadius: '50%',
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  color: color.muted,
})
